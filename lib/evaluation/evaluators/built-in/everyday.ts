import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { stem } from './stem'

/** Words that any text may hold, whatever subject they also belong to: they speak for one only softly. */
const lists: Record<Language, string> = {
  en: `
    able add added air alone arm arms away back bad bag begin bit body book bottom box boy break bring
    broke broken brought built build call called came carry catch caught change check checked close closed
    cold colour corner count counted cut dark deep direction door drop dry early earth easy empty end eye
    eyes face fall fast fell felt feel few fight fill filled fit fix flat floor follow foot forget forgot
    free fresh friend friends front full fun funny game gap girl ground grow hand hands hang hard head
    hear heard heavy held high hit hold hole holes hot idea inside job jump kept kind late laugh laughed
    lay lead leave left let level life light lighter live lived long lost lose loud low machine man mark
    mean means met middle miss mistake mistakes mix mixed monday move moved must near new next noise
    number off old open opened order outside paper part pass past pay people pick picked piece pieces
    place plan play played point pull pulled push pushed quiet quick rather ready real rest right ring
    road room round rule rules run ran safe sat saturday save saw school score second see seen sell send
    sense set shape share sharp show side sit sleep slow slowly smell smelled smile smiled soft sort sound
    special spot stand star stay step stick still stood stop stopped story straight street strong stuff
    sun sunday surprise surprised table tape test tested thick thin throw thursday tie tiny tip tired
    together told top touch town tries true tuesday turn turned turns type under up visit wait waited walk
    walked wall warm watch watched water way wednesday weird wet white wide wind woman wonder wood wore
    world worse wrong yard young friday paid happens happen listen listened cool big finger holding string
    spring voice ship ball black king hour`,
  fr: `
    accord air ajouté ajouter ami amie amis an aider arrivé arriver arrête assis attendre attendu autour
    bas bien boire boîte bord boule bout bras bruit carte casser cassé changer chaud chaude chemin cher
    clair classe coin compris content contente copain copine corps côté couleur coup couper courir court
    début dedans dehors derrière descend descendre dessous dessus devant dimanche doigt doigts donné
    dormir dos doux droit droite eau école entendre entendu entre entrer envie essai essais étage face
    facile faim fatigué femme fermer fermé feu fille fond fondu force forme fort forte froid garçon gauche
    gens goût grand gros grosse groupe haut heureux homme idée jambe jeter jeudi jeu joie joli jouer joue
    joué joues lâcher laissé laisser lancer léger lent lentement lever libre lieu ligne long lourd lourde
    lourdes lumière lundi machine main mains maître mal manger mange mangé marche marcher mardi mauvais
    mélange mélangé mené mercredi mesure mesurer mettre milieu mis mise monde monter montée morceau mou
    mouillé moyen mur noir nuit objet objets oeil yeux ordre ouvrir ouvert papier parler parlé part partie
    partir parti passage passé pauvre peau perdre perdu peur pied pieds place plat plein point porte
    porter poser posé pousse pousser pris prise prochain prochaine proposé quitter rapide recommencer
    regard remonte rempli rendre rentrer reste rester restent retour retrouvé revenu revenue rire rond
    rouge sale samedi sauter sec sembler sens sentir serré seul seule servir soleil sommet son sorte
    sortir suite suivre surface sûr surpris table tape tapé taper tellement tenir tenu terre tête tire
    tirer tiré tomber tombé toucher tour tourner travers trou vendredi venir ventre vers vide vidé vie
    vieille vieux vite vivre voix vrai vraiment vu blanc blanche dur dure mort né bleu vert faut jaune
    fini tas cours clé`,
}

const stems: Partial<Record<Language, Set<string>>> = {}

/** True for the stem of a word that says little about the subject of a text. */
export function isEveryday(stemmed: string, language: Language): boolean {
  stems[language] ??= new Set(words(lists[language]).map((word) => stem(word, language)))
  return stems[language].has(stemmed)
}
