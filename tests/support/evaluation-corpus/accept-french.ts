import type { Case } from './case'

/** Des réponses honnêtes en français, parfois sans accents ni ponctuation. */
export const acceptFrench: Case[] = [
  {
    kind: 'chores',
    title: 'Range ta chambre',
    description: 'Range ta chambre et raconte ce que tu as fait.',
    text: `J'ai d'abord fait mon lit, puis j'ai ramassé tous les vêtements qui traînaient et je les ai mis au sale. Ensuite
j'ai trié mes livres par taille sur l'étagère et passé l'aspirateur sous le bureau. J'ai retrouvé ma règle que je
cherchais depuis deux semaines ! Maintenant j'ai de la place pour jouer par terre.`,
  },
  {
    kind: 'chores',
    title: 'Range ta chambre',
    description: 'Range ta chambre et raconte ce que tu as fait.',
    text: `jai mis les jouets dans la caisse et les chaussettes dans le panier apres jai passe le balai et jai jete plein de
vieux papiers. sous le lit yavait plein de poussiere cetait degoutant. ma petite soeur ma aide pour les peluches. on a
mis une heure mais maman etait trop contente`,
  },
  {
    kind: 'cooking',
    title: 'Prépare un goûter',
    description: 'Prépare un goûter pour la famille et explique ta recette.',
    text: `J'ai choisi un gâteau au yaourt parce que c'est facile. Le pot sert de mesure : un pot d'huile, deux de sucre,
trois de farine, avec trois oeufs et un sachet de levure. J'ai mélangé au fouet jusqu'à ce qu'il n'y ait plus de
grumeaux, puis 35 minutes à 180 degrés. Papa a sorti le plat du four à ma place. Il était un peu trop cuit sur les bords,
la prochaine fois je regarderai plus tôt.`,
  },
  {
    kind: 'garden',
    title: 'Arrose les plantes',
    description: 'Arrose les plantes du jardin et observe-les.',
    text: `J'ai rempli l'arrosoir quatre fois. Les courgettes avaient très soif, leurs feuilles étaient toutes molles, mais
une heure après elles s'étaient redressées. J'ai vu deux abeilles dans les fleurs jaunes et un escargot que j'ai déposé
plus loin pour qu'il ne mange pas la salade. Les fraises commencent à rougir, je crois qu'on pourra les cueillir
dimanche.`,
  },
  {
    kind: 'pets',
    title: 'Occupe-toi du chat',
    description: 'Nourris le chat et change sa litière.',
    text: `Ce matin j'ai donné ses croquettes à Moustache, une petite dose parce que le vétérinaire dit qu'elle est trop
grosse. J'ai lavé sa gamelle et remis de l'eau fraîche. Pour la litière, j'ai enlevé les crottes avec la pelle, j'ai tout
vidé dans un sac et j'ai remis du propre. Elle est venue tout de suite gratter dedans. Après elle a ronronné sur mes
genoux.`,
  },
  {
    kind: 'reading',
    title: 'Lecture du soir',
    description: 'Lis un chapitre de ton livre et résume-le.',
    text: `Dans ce passage, le Petit Prince rencontre le renard. Le renard lui demande de l'apprivoiser, c'est-à-dire de créer
des liens avec lui, en venant chaque jour à la même heure. Quand le prince doit partir, le renard est triste mais il dit
qu'il y gagne à cause de la couleur du blé. J'ai aimé cette partie parce que ça m'a fait penser à ma copine qui a
déménagé.`,
  },
  {
    kind: 'maths',
    title: 'Les pourcentages',
    description: 'Explique comment calculer 20 % de réduction sur un prix.',
    text: `Vingt pour cent, ça veut dire vingt sur cent, donc un cinquième. Si un jeu coûte 45 euros, je divise par dix pour
avoir 10 %, ça fait 4,50, et je double pour avoir 9 euros. Je retire ces 9 euros et il reste 36 à payer. J'ai vérifié avec
la calculette : 45 x 0,8 = 36. L'astuce de passer par dix marche pour tous les nombres ronds.`,
  },
  {
    kind: 'maths',
    title: 'Aire et périmètre',
    description: 'Quelle est la différence entre aire et périmètre ?',
    text: `Le périmètre, c'est la longueur du tour, comme une clôture autour d'un champ : on additionne tous les côtés. L'aire,
c'est la surface à l'intérieur, comme l'herbe à tondre. Pour un rectangle de 4 m sur 3 m, le tour fait 14 m et l'intérieur
fait 12 m², parce qu'on peut y poser 12 carrés de 1 m. J'ai remarqué que deux figures peuvent avoir le même tour mais pas la
même surface.`,
  },
  {
    kind: 'science',
    title: "Le cycle de l'eau",
    description: "Explique le cycle de l'eau avec tes mots.",
    text: `Le soleil chauffe la mer et une partie s'évapore : elle monte sous forme de vapeur qu'on ne voit pas. En altitude il
fait froid, alors la vapeur se condense en minuscules gouttelettes et ça fait les nuages. Quand elles deviennent trop
lourdes, il pleut ou il neige. Ensuite ça ruisselle vers les rivières ou ça s'infiltre dans le sol, et tout retourne à
l'océan. C'est donc toujours la même qui tourne, celle des dinosaures aussi !`,
  },
  {
    kind: 'science',
    title: 'Flotte ou coule ?',
    description: 'Fais une expérience sur les objets qui flottent et note tes résultats.',
    text: `J'ai rempli la bassine et j'ai testé dix objets. Le bouchon de liège, la bougie et le bâton de glace restent à la
surface. La pièce, le caillou et la clé vont au fond. La surprise, c'est la pâte à modeler : en boule elle descend, mais si
je lui donne la forme d'un bateau elle tient. Je pense que c'est parce qu'elle pousse plus d'eau quand elle est large.
Avec du sel, l'oeuf remonte aussi.`,
  },
  {
    kind: 'history',
    title: 'La Révolution française',
    description: 'Pourquoi la Révolution a-t-elle commencé en 1789 ?',
    text: `Avant 1789, les nobles et le clergé ne payaient presque pas d'impôts alors que les paysans payaient tout. Il y a eu
deux mauvaises récoltes, le pain était devenu trop cher et les gens avaient faim. Le roi Louis XVI n'avait plus d'argent et
il a réuni les états généraux, mais le tiers état voulait plus de voix. Le 14 juillet, les Parisiens ont pris la Bastille
pour trouver de la poudre. Pour moi, la vraie cause c'est l'injustice.`,
  },
  {
    kind: 'art',
    title: 'Peinture libre',
    description: 'Peins un paysage et explique tes choix de couleurs.',
    text: `J'ai représenté la plage où on va en août. Pour le ciel j'ai mélangé du blanc avec très peu de bleu, et j'ai ajouté
du rose en bas parce que c'est le soir. La mer est plus foncée au fond et presque verte devant. J'ai pris un gros pinceau
pour le sable et la pointe d'un petit pour les mouettes. J'ai laissé sécher avant de faire le bateau sinon ça bavait.`,
  },
  {
    kind: 'music',
    title: 'Répète ton morceau de guitare',
    description: 'Travaille quinze minutes et dis ce qui a progressé.',
    text: `J'ai commencé par accorder, la corde de mi était trop basse. Ensuite j'ai fait dix fois le passage de do à sol, très
lentement, parce que mon annulaire arrivait toujours en retard. À la fin ça sonnait presque sans bruit parasite. Le rythme
du refrain est encore trop rapide pour moi, alors je tape du pied pour garder la mesure. Demain je ferai la même chose avec
le la mineur.`,
  },
  {
    kind: 'sport',
    title: 'Bouge trente minutes',
    description: 'Fais du sport et raconte ta séance.',
    text: `Avec papa on est allés courir autour du lac. On a d'abord marché vite pour s'échauffer, puis on a alterné deux minutes
de course et une minute de marche. J'avais un point de côté au bout de dix minutes, alors j'ai soufflé lentement et c'est
passé. On a fait trois kilomètres en tout. Après, j'ai étiré mes mollets contre un arbre. Mes jambes étaient lourdes mais
j'étais content de moi.`,
  },
  {
    kind: 'kindness',
    title: 'Une bonne action',
    description: "Fais quelque chose de gentil pour quelqu'un et raconte.",
    text: `À la récré, Inès était assise toute seule sur le banc parce que ses copines étaient malades. Je lui ai proposé de
jouer à l'élastique avec nous. Au début elle ne parlait pas beaucoup, mais après elle rigolait. En rentrant elle m'a dit
merci et elle m'a donné un bracelet. Ça m'a fait chaud au coeur, et je me suis dit que c'était vraiment facile de faire
plaisir.`,
  },
  {
    kind: 'coding',
    title: 'Ton premier programme Python',
    description: 'Écris un petit programme et explique-le.',
    text: `Mon programme devine un nombre. L'ordinateur tire un chiffre au hasard entre 1 et 100 et le joueur tape sa
proposition. Avec une boucle while on recommence tant que ce n'est pas trouvé, et un if affiche "plus grand" ou "plus
petit". J'ai eu une erreur au début parce que input donne du texte, il fallait mettre int() autour. J'ai ajouté un
compteur d'essais, mon record est de 5.`,
  },
  {
    kind: 'nature',
    title: 'Observe un oiseau',
    description: 'Observe un oiseau pendant dix minutes et décris-le.',
    text: `J'ai regardé une mésange par la fenêtre. Elle a la tête bleue, les joues blanches et le ventre jaune. Elle prenait une
graine dans la mangeoire et repartait tout de suite dans le buisson pour l'ouvrir en tapant avec son bec. Elle est revenue
huit fois. Quand la pie est arrivée, elle a poussé des petits cris et toutes les autres se sont cachées. Je ne savais pas
qu'elles se prévenaient.`,
  },
  {
    kind: 'budgeting',
    title: 'Gère ton argent de poche',
    description: 'Note tes dépenses de la semaine et dis ce que tu en penses.',
    text: `J'avais 12 euros lundi. J'ai pris un magazine à 4,50 et un pain au chocolat à 1,20 mercredi. Samedi j'ai payé 3 euros
pour le cadeau commun d'Adam. Il me reste donc 3,30 que j'ai glissés dans ma tirelire. Je trouve que le magazine était une
mauvaise idée car je l'ai lu en dix minutes : à la bibliothèque c'est gratuit. La semaine prochaine j'essaie de garder la
moitié.`,
  },
  {
    kind: 'environment',
    title: 'Trier les déchets',
    description: "Explique comment on trie à la maison et pourquoi c'est important.",
    text: `Chez nous il y a trois bacs. Dans le jaune on met les bouteilles en plastique, les boîtes de conserve et les cartons.
Le verre, on l'apporte au conteneur au coin de la rue. Les épluchures vont dans le compost pour le potager. C'est important
parce qu'une bouteille peut redevenir un pull, alors que si on la brûle ça fait de la fumée. J'ai appris qu'il ne faut pas
laver les pots, juste bien les vider.`,
  },
]
