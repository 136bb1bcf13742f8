import type { Case } from './case'

/** Good answers that hardly use a word of their task. */
export const acceptFreshFrench: Case[] = [
  {
    kind: 'fresh words',
    title: 'Réparer le vélo',
    description: 'Aide papa à réparer le vélo et explique les étapes.',
    text: `On a retourné le vélo et papa m'a montré comment enlever la roue.
Ensuite j'ai sorti la chambre à air et on l'a plongée dans l'eau pour trouver le trou.
J'ai collé la rustine, puis on a regonflé le pneu.
Maintenant il roule bien.`,
  },
  {
    kind: 'fresh words',
    title: 'Sortir le chien',
    description: 'Promène le chien et raconte ta promenade.',
    text: `J'ai emmené Filou jusqu'à l'étang.
Il a voulu courir après les canards mais je l'ai tenu en laisse.
En revenant il pleuvait, alors je l'ai séché avec une serviette avant d'entrer dans la maison.`,
  },
  {
    kind: 'fresh words',
    title: 'Faire son lit',
    description: 'Fais ton lit chaque matin et explique comment tu fais.',
    text: `D'abord j'enlève l'oreiller et je tire le drap du dessous.
Après je secoue la couette par la fenêtre et je la remets bien droite.
Je finis par poser mon doudou dessus parce que c'est plus joli.`,
  },
  {
    kind: 'fresh words',
    title: 'Laver la voiture',
    description: 'Aide à laver la voiture et raconte.',
    text: `J'ai rempli le seau avec de l'eau tiède et du savon.
J'ai frotté les portières avec l'éponge pendant que maman faisait le toit.
À la fin on a rincé au jet et j'ai séché les vitres avec un chiffon.`,
  },
  {
    kind: 'fresh words',
    title: 'Chercher le courrier',
    description: 'Va chercher le courrier et trie-le.',
    text: `Il y avait quatre enveloppes et un journal.
J'ai mis les factures sur le bureau de papa et la carte postale de tata sur le frigo.
La publicité est allée au recyclage.`,
  },
  {
    kind: 'fresh words',
    title: 'Apprendre une poésie',
    description: 'Apprends la poésie par cœur et dis comment tu as fait.',
    text: `J'ai lu chaque strophe trois fois à voix haute puis j'ai caché la feuille.
La deuxième était difficile parce que deux vers se ressemblent.
Le soir je l'ai récitée à maman avec seulement une erreur.`,
  },
  {
    kind: 'fresh words',
    title: 'Promener Rex',
    description: 'Promène Rex pendant vingt minutes et raconte.',
    text: `On est passés par le parc et il a reniflé chaque arbre.
Un gros chien noir a aboyé alors j'ai raccourci la laisse.
Au retour ses pattes étaient pleines de boue et je les ai essuyées.`,
  },
  {
    kind: 'fresh words',
    title: 'Ranger le garage',
    description: 'Aide à ranger le garage et dis ce que tu as rangé.',
    text: `On a mis tous les outils sur le panneau et les pots de peinture sur l'étagère du haut.
J'ai balayé les feuilles qui étaient entrées avec le vent.
Maintenant on peut ouvrir la porte de la voiture sans rien faire tomber.`,
  },
  {
    kind: 'fresh words',
    title: 'Exposé sur les volcans',
    description: 'Prépare un exposé sur les volcans et écris ce que tu as appris.',
    text: `Quand la pression monte sous la terre, le magma sort par la cheminée et devient de la lave.
J'ai appris qu'il y a des éruptions calmes et d'autres qui explosent.
Le plus grand d'Europe est l'Etna, en Italie.`,
  },
  {
    kind: 'fresh words',
    title: 'Ranger la cuisine',
    description: 'Range la cuisine après le repas.',
    text: `J'ai mis les assiettes dans le lave-vaisselle et les restes dans une boîte au frigo.
J'ai passé l'éponge sur la plaque, mais le sucre avait collé et j'ai dû gratter.
Ensuite j'ai secoué la nappe dehors.
Papa a trouvé que ça sentait bon le citron.`,
  },
  {
    kind: 'fresh words',
    title: 'Faire ses lacets',
    description: 'Apprends à faire tes lacets.',
    text: `Au début je tirais trop fort et tout se défaisait.
Maman m'a montré qu'on croise les deux bouts, puis on fait une boucle comme une oreille.
L'autre passe autour et dans le petit trou.
J'ai recommencé au moins dix fois sur mes baskets et ce matin j'ai réussi tout seul.`,
  },
  {
    kind: 'fresh words',
    title: 'Acheter le pain',
    description: 'Va à la boulangerie acheter le pain.',
    text: `J'avais deux euros dans ma poche.
Il y avait trois personnes devant moi et ça sentait super bon.
J'ai demandé une tradition bien cuite et la dame m'a rendu quatre-vingts centimes.
Sur le chemin du retour j'ai croqué le bout parce qu'il était encore chaud.`,
  },
  {
    kind: 'fresh words',
    title: 'Nourrir les poules',
    description: 'Donne à manger aux poules et ramasse les œufs.',
    text: `Elles m'attendaient derrière le grillage en caquetant.
J'ai versé le grain dans la mangeoire et changé l'eau qui était sale.
La rousse a voulu me pincer le doigt.
Dans la paille j'en ai trouvé quatre, dont un tout petit, et je les ai posés doucement dans le panier.`,
  },
  {
    kind: 'fresh words',
    title: 'Promenade en forêt',
    description: 'Fais une promenade en forêt et raconte.',
    text: `On a suivi les balises jaunes jusqu'au vieux chêne.
Il y avait des champignons rouges avec des points blancs, mais il ne faut pas y toucher.
J'ai trouvé une plume de geai et ma soeur un bâton en forme d'épée.
Un chevreuil a traversé devant nous et tout le monde s'est tu.`,
  },
  {
    kind: 'fresh words',
    title: "Lire l'heure",
    description: "Apprends à lire l'heure sur une horloge.",
    text: `La petite aiguille montre les heures et la grande les minutes.
Quand la grande est sur le six, c'est la demie.
Le plus dur, c'est moins le quart, parce qu'il faut penser à l'heure d'après.
Papa a tourné les aiguilles de la pendule et j'ai eu sept bonnes réponses sur dix.`,
  },
  {
    kind: 'fresh words',
    title: 'Cabane',
    description: 'Construis une cabane et raconte.',
    text: `On a posé deux couvertures sur les chaises et on les a fixées avec des pinces à linge.
À l'intérieur j'ai mis des coussins et ma lampe de poche.
Ça s'est écroulé une fois parce que Tom a tiré dessus.
Après on a goûté dedans et on a raconté des histoires qui font peur.`,
  },
  {
    kind: 'fresh words',
    title: 'Dictée',
    description: 'Prépare ta dictée de vendredi.',
    text: `J'ai recopié les mots difficiles dans mon carnet et j'ai souligné les doubles lettres.
Maman me les a lus et je les ai écrits sans regarder.
J'ai oublié le s de « toujours » et le t de « forêt » à cause de l'accent.
Au deuxième essai je n'avais plus qu'une faute.`,
  },
  {
    kind: 'fresh words',
    title: "Économiser l'énergie",
    description: "Trouve cinq façons d'économiser l'énergie.",
    text: `On peut éteindre la lampe quand on sort d'une pièce.
Chez nous papa a baissé le chauffage d'un degré et on met un pull.
Je débranche mon chargeur la nuit.
On peut aussi couvrir la casserole pour que ça bouille plus vite, et prendre l'escalier à la place de l'ascenseur.`,
  },
  {
    kind: 'fresh words',
    title: 'Garder son petit frère',
    description: 'Garde ton petit frère pendant une heure.',
    text: `Louis voulait grimper sur le canapé alors je lui ai proposé de construire une tour.
Il l'a fait tomber quinze fois en riant.
Quand il s'est mis à pleurer, je lui ai donné son doudou et un biscuit.
J'étais un peu fatiguée à la fin, mais il m'a fait un gros bisou.`,
  },
  {
    kind: 'fresh words',
    title: 'Trottinette',
    description: 'Fais un tour en trottinette.',
    text: `J'ai mis mon casque et mes genouillères, puis je suis descendu jusqu'au parc.
Dans la pente ça allait vite et j'ai freiné avec le talon.
J'ai essayé de sauter le trottoir, mais je suis tombé sur les mains.
J'ai croisé Malik et on a fait trois fois le tour du bassin.`,
  },
  {
    kind: 'fresh words',
    title: 'Tour de magie',
    description: 'Apprends un tour de magie.',
    text: `J'ai pris un foulard et je le cache dans ma manche avant de commencer.
Je montre mes mains vides, je souffle dessus et je tire très vite.
La première fois on voyait dépasser le tissu.
Devant la glace j'ai compris qu'il faut regarder les gens pour qu'ils ne regardent pas les doigts.`,
  },
  {
    kind: 'fresh words',
    title: 'Journée sans écran',
    description: 'Passe une journée sans écran et raconte.',
    text: `Le matin je m'ennuyais et j'ai tourné en rond.
Puis j'ai ressorti mes billes et mes vieux legos.
L'après-midi avec Zoé on a fait du vélo jusqu'au canal et on a lancé des cailloux.
Le soir on a joué au Uno avec mes parents.
Finalement la tablette ne m'a presque pas manqué.`,
  },
  {
    kind: 'fresh words',
    title: 'Cirer les chaussures',
    description: 'Cire tes chaussures.',
    text: `J'ai d'abord enlevé la boue sèche avec une brosse.
Ensuite j'ai pris un peu de crème noire sur un chiffon et j'ai fait des petits ronds sur le cuir.
Il faut attendre dix minutes avant de faire briller.
J'en avais plein les doigts, mais on dirait qu'elles sont neuves.`,
  },
  {
    kind: 'fresh words',
    title: 'Fête des mères',
    description: 'Prépare une surprise pour la fête des mères.',
    text: `Avec papa on s'est levés très tôt sans bruit.
J'ai préparé un plateau avec des tartines et une rose du jardin.
J'avais caché mon collier de perles sous la serviette.
Maman faisait semblant de dormir.
Elle a eu les larmes aux yeux quand elle a lu mon petit mot.`,
  },
  {
    kind: 'fresh words',
    title: 'Changer les draps',
    description: 'Change les draps de ton lit.',
    text: `J'ai tout enlevé et j'ai fait une grosse boule pour la machine.
Le plus compliqué c'est la housse de couette : je rentre dedans pour attraper les coins.
J'ai mis la taie avec les étoiles.
Le matelas est lourd, alors maman l'a soulevé pendant que je glissais le bord dessous.`,
  },
  {
    kind: 'fresh words',
    title: 'Appeler mamie',
    description: 'Appelle mamie et raconte.',
    text: `Elle était en train de faire ses confitures d'abricots.
Elle m'a demandé si j'avais encore mal à la gorge.
Je lui ai raconté ma note en maths et elle était fière.
Puis elle m'a parlé de son chat qui a disparu deux jours.
On a promis de se voir à la Toussaint.`,
  },
  {
    kind: 'fresh words',
    title: 'Vide-grenier',
    description: 'Vends des jouets au vide-grenier.',
    text: `On s'est installés à sept heures avec une grande couverture.
J'avais collé une étiquette sur chaque chose.
Un monsieur a voulu discuter pour le circuit et je l'ai laissé à huit euros au lieu de dix.
Ma voisine de stand m'a échangé un livre.
À midi j'avais gagné vingt-trois euros.`,
  },
  {
    kind: 'fresh words',
    title: 'Les droits des enfants',
    description: 'Explique deux droits des enfants.',
    text: `Tous les petits doivent pouvoir apprendre à lire, même si leurs parents sont pauvres.
Dans certains pays, ils travaillent dans des mines et je trouve ça injuste.
On n'a pas non plus le droit de les frapper.
En 1989 presque tous les États ont signé un texte pour les protéger.`,
  },
  {
    kind: 'fresh words',
    title: 'Faire sa valise',
    description: 'Fais ta valise pour les vacances.',
    text: `J'ai écrit une liste pour ne rien oublier.
J'ai roulé mes tee-shirts parce que ça prend moins de place.
Mon maillot et mes lunettes de plongée sont dans la poche de devant.
J'ai enlevé trois livres, c'était trop lourd.
Au dernier moment j'ai ajouté mon doudou.`,
  },
  {
    kind: 'fresh words',
    title: 'Descendre les poubelles',
    description: 'Descends les poubelles et remets un sac.',
    text: `J'ai noué le sac parce que ça sentait le poisson.
Dans l'escalier il a goutté, alors j'ai pris du papier pour essuyer derrière moi.
En bas le bac était presque plein et j'ai dû appuyer.
J'ai remonté le jaune vide et j'ai mis un nouveau plastique dans la cuisine.`,
  },
  {
    kind: 'fresh words',
    title: 'Préparer une crêpe',
    description: 'Fais des crêpes avec un adulte.',
    text: `J'ai creusé un puits dans la farine et j'ai versé le lait petit à petit pour éviter les grumeaux.
La pâte doit dormir une heure.
La première était toute déchirée.
Papa m'a appris le coup de poignet et j'en ai fait sauter une, elle est retombée à moitié sur la plaque !`,
  },
  {
    kind: 'fresh words',
    title: 'Mon arbre préféré',
    description: 'Choisis un arbre près de chez toi et décris-le.',
    text: `C'est un tilleul devant la mairie.
Son tronc est si large que mes bras n'en font pas le tour.
En juin il sent le miel et plein d'abeilles bourdonnent dedans.
L'écorce est rugueuse avec des creux où vivent des petites bêtes.
L'hiver on voit un vieux nid tout en haut.`,
  },
  {
    kind: 'fresh words',
    title: 'Soustractions',
    description: 'Fais cinq soustractions avec retenue.',
    text: `Pour 52 moins 37, je ne peux pas enlever 7 à 2, alors je prends une dizaine et ça fait 12.
Il reste 5 en bas.
J'ai oublié de la rendre dans la troisième et j'ai trouvé un résultat trop grand.
J'ai vérifié en ajoutant dans l'autre sens.`,
  },
  {
    kind: 'fresh words',
    title: 'Ma semaine à la maison',
    description: "Explique comment tu t'organises pour tes devoirs et tes loisirs.",
    text: `Le lundi je fais les maths dès que je rentre, parce qu'après j'ai le judo.
Je note tout sur un tableau près de mon lit avec des couleurs.
Le mercredi est presque libre, donc j'avance les exposés.
Le dimanche soir je ne veux plus rien faire, je prépare juste mes affaires.`,
  },
  {
    kind: 'fresh words',
    title: 'Observer les fourmis',
    description: 'Observe des fourmis pendant dix minutes.',
    text: `Elles marchaient à la queue leu leu le long du mur.
L'une portait une miette deux fois plus grosse qu'elle.
J'ai posé une brindille en travers et elles ont hésité, puis elles sont passées dessous.
Quand deux se croisent, elles se touchent avec les antennes, comme pour se dire bonjour.`,
  },
  {
    kind: 'fresh words',
    title: 'Présenter mon métier rêvé',
    description: 'Présente le métier que tu voudrais faire.',
    text: `Plus tard je voudrais soigner les gens aux urgences.
Il faut étudier au moins neuf ans et garder son calme quand quelqu'un crie.
Ma tante le fait et elle dort parfois là-bas.
Ce qui me fait un peu peur, c'est de me tromper, mais j'aimerais sauver des vies.`,
  },
  {
    kind: 'fresh words',
    title: 'Réparer mon livre',
    description: 'Recolle les pages de ton livre abîmé.',
    text: `Trois feuilles se détachaient au milieu.
J'ai mis un filet de colle blanche le long de la tranche avec un pinceau fin.
Ensuite j'ai glissé du papier cuisson pour que le reste n'attache pas et j'ai posé deux dictionnaires dessus toute la nuit.
Maintenant on peut l'ouvrir sans crainte.`,
  },
  {
    kind: 'fresh words',
    title: 'Faire une soupe',
    description: 'Prépare une soupe avec les légumes du panier.',
    text: `J'ai gratté trois carottes et coupé un poireau en rondelles, ça piquait les yeux.
On a tout couvert d'eau avec un cube de bouillon.
Au bout d'une demi-heure c'était tendre et maman a mixé.
J'ai ajouté un peu de crème et mon frère en a redemandé.`,
  },
  {
    kind: 'fresh words',
    title: 'Jouer du violon',
    description: "Travaille ton violon un quart d'heure.",
    text: `Mon archet glissait, alors j'ai remis de la colophane.
J'ai fait la corde de la sans appuyer trop fort parce que ça grince.
Dans la danse des canards je rate toujours le saut au troisième doigt.
Je l'ai rejoué lentement six fois et madame Petit sera contente.`,
  },
]
