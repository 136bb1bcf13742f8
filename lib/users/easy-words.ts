import type { Locale } from '@/lib/i18n/locale'

/** Short words without accents for passwords that a child can type. */
export const easyWords: Record<Locale, readonly string[]> = {
  en: 'apple arrow baker bamboo banana beach berry bird blanket blue boat bread bridge brush bubble bucket button cabin camel candle canoe carrot castle cherry circle cloud clover coral cotton cricket crown daisy dancer desert dolphin donkey dragon drum duck eagle ember falcon farmer feather fern fiddle field flute forest fox garden ginger giraffe glass globe grape green guitar harbor hazel hedgehog helmet hill honey horse island ivory jacket jelly jungle kettle kite kitten ladder lagoon lantern lemon lily lion lizard maple marble meadow melon mirror monkey moon mountain muffin needle nest ocean olive orange otter owl panda paper parrot peach pebble pencil penguin pepper piano pillow pine pirate planet plum pocket pony purple puzzle rabbit rainbow river robin rocket rose sailor salmon sand silver snow spoon spring star stone summer sunny swan table tiger'.split(
    ' ',
  ),
  fr: 'abeille agneau ananas anneau arbre avion balai balle banane barque bateau berger bijou biscuit blanc bleu bois bonbon bonnet bouton branche brise bulle cabane cactus caillou camion canard canoe carotte carte castor cerise chalet chapeau chat chemin cheval chien citron clown colline comte coquille corbeau corde coussin crayon cuivre cygne dauphin demain dragon dune encre erable escargot faucon ferme feuille figue filet flamme fleur flocon fontaine forge fraise fusain galet gateau girafe glace grenier griffon guitare hamac hibou histoire iguane ile ivoire jardin jaune jouet jungle koala lac laine lampe lapin lavande lilas lion livre loup lune maison mandarine marmite matin melon merle miel miroir montagne mouette moulin mouton mulet nuage ocean olive orage orange ours panda papier perle phare pigeon piment plume poire pomme poney pont prune radis raisin renard rose ruban'.split(
    ' ',
  ),
}
