import type { Themes } from './theme'

/** What is learnt: letters, numbers, and how things work. */
export const learning = {
  reading: {
    en: `read reading reader book books novel chapter chapters page pages author writer illustrator
      story stories character characters hero heroine narrator plot ending title cover library librarian
      bookmark paragraph comic manga fiction fantasy mystery adventure tale fable legend diary series
      volume summary summarise summarize review recommend sentence dialogue villain scene event happens
      happened beginning favourite favorite suspense part passage tells told boy girl friends enemy
      school secret imagination chosen exciting boring words funny scary sad enjoyed loved rating stars
      dragon wolf magic survive survival hatchet crash crashes plane wilderness moose pilot orphan
      orphans wizard potter hobbit narnia matilda dahl rowling percy wimpy kid inventor island treasure
      spy spies riddle disguise hides poison poisoned warns uncle disappears compass kidnapped kidnap
      lyra giant dreams twins rescue escapes escape discovers finds meets fights wins dies returns wrote
      written
      grandparents ticket factory neighbour secretly trapped haunted ghost clue solve chased journey
      jungle castle bully horse dog cat fox lion witch kingdom war lonely courage brave bravery
      friendship realistic cliffhanger curious guess next cried aloud voices pictures blurb shelf
      borrowed card due section sequel main wish finally suddenly turns lesson stop`,
    fr: `lire lu lis lisais lecture lecteur livre livres roman chapitre chapitres page pages auteur
      autrice écrivain illustrateur histoire histoires personnage personnages héros héroïne narrateur
      intrigue fin titre couverture bibliothèque bibliothécaire paragraphe bd manga fiction fantastique
      mystère aventure conte fable légende journal série tome résumé résumer critique conseiller phrase
      dialogue méchant scène événement passe début préféré suspense album partie passage extrait raconte
      garçon fille amis ennemi secret imagination passionnant ennuyeux drôle triste aimé adoré survie
      survivre rencontre renard loup magie passages mots apprivoiser orphelin sorcier potter hobbit
      matilda dahl rowling nicolas tintin astérix île trésor espion énigme usine ticket chocolaterie
      gâtés affreuses apprivoise lien liens cache poison disparaît boussole kidnappé orpheline géant
      géants rêves jumeaux sauve échappe découvre trouve combat meurt revient invente drôles emporte
      défendre
      voisin piégé hanté fantôme indice enquête résoudre poursuit voyage jungle château école harcelé
      cheval chien chat lion royaume guerre courage amitié réaliste curieux deviné suite pleuré voix
      images étagère emprunté rendu rendre carte rayon principal souhait finalement soudain leçon dévoré
      enfuit enfuir promet cachette monstre`,
  },
  story: {
    en: `story tale once upon princess prince king queen castle dragon knight wizard witch magic magical
      spell wand fairy giant monster ghost pirate treasure map island ship sword forest cave quest hero
      adventure journey door key suddenly whispered shouted escaped rescued lived happily ever afraid
      brave kingdom robot alien detective clue village poem rhyme rhymes verse stanza poet imagine
      imaginary dark cried asked replied dwarf wolf lighthouse captain night trembled shadow cat bear
      boy girl old woman man lost found heard horn candle lamp silver gold golden friend disappeared
      vanished curious tiny enormous arrived ran hid smiled promised inhabitants invent invented
      inventing imagined surprise ending alone path stranger whisper scream shiver shivered thunder
      attic letter box opened mirror
      sailors parrot chest coins storm shipwreck woke discovered tunnel wall voice eyes believed
      grandmother grandfather potion curse egg hatched deep lantern footsteps creaked glowing stone
      talking animal puppy wished dream giggled clapped funny lion bedtime recite stage sock puppet
      curtain`,
    fr: `histoire conte fois princesse prince roi reine château dragon chevalier sorcier sorcière magie
      magique sort baguette fée géant monstre fantôme pirate trésor carte île bateau épée forêt grotte
      quête héros aventure voyage porte clé soudain chuchoter murmura cria hurla échapper sauver
      vécurent heureux peur courageux royaume robot extraterrestre détective indice village poème rime
      rimes vers strophe poète imaginer imaginaire sombre demanda répondit nain loup poésie phare
      capitaine nuit trembla ombre chat ours garçon fille vieille femme homme perdu trouva entendit
      bougie lampe argent or doré ami disparu disparut curieux minuscule énorme arriva courut cacha
      sourit promit habitants il y avait autrefois inventer invente inventé surprise chemin étranger
      murmure cri frisson tonnerre grenier lettre boîte ouvrit miroir
      matelots perroquet coffre pièces tempête naufrage réveilla découvrit tunnel mur voix yeux croyait
      potion sortilège malédiction œuf éclos profonde lanterne grinça brillait pierre parlait animal
      chiot souhait rêve rigolé applaudi lion coucher réciter marionnette rideau spectacle ogre lutin
      équipage cap vaisseau`,
  },
  writing: {
    en: `letter postcard email diary journal essay article paragraph sentence sentences punctuation
      comma capital spelling grammar handwriting cursive pen pencil notebook draft dear sincerely author
      poem rhyme verse stanza vocabulary adjective verb noun title introduction conclusion argument
      opinion wrote written typed envelope stamp signed copy copied neatly invitation greeting regards
      closing news miss missed hope handwritten telescope uncle aunt visit thanks thankful present gift
      recite recited reciting memorise memorised memorize heart memory verses aloud line lines covered mail
      mailbox letterbox parcel bill bills leaflet leaflets postman delivered envelopes postcards
      underlined joined loops tall wobbly neat neater neatest slope slant squiggle ink fountain
      cartridge smudge rubber rubbed double consonant silent tricky misspelled misspelt dictated tested
      correct accent plural rule exception remember full stop mark exclamation adverb pronoun subject
      address sent send sender reply kisses love cousin holiday weather beach interviewed recorded
      secret feelings lock prayed prayer god church mosque amen blessing attachment polite signature
      teacher opened newspaper advertising ads advert slot key postwoman delivery box neighbour wrong
      magazine
      penfriend pal hi hey hello friend canada autumn class team wishes photo enclosed ps`,
    fr: `lettre carte postale courriel journal rédaction dissertation article paragraphe phrase phrases
      ponctuation virgule majuscule orthographe grammaire écriture cursive stylo crayon cahier brouillon
      cher chère auteur poème rime vers strophe vocabulaire adjectif verbe nom titre introduction
      conclusion argument opinion écrit rédigé enveloppe timbre signé recopier recopié dictée invitation
      correspondant nouvelles bises bisous embrasse manque manques bonjour cordialement espère salut
      merci cadeau vacances télescope tonton tata
      réciter récité récitation cœur mémoire mémoriser vers lignes haute voix courrier enveloppes facture
      factures publicité publicités colis facteur cartes timbres
      souligné attaché boucles penchée tremblé soigné interligne encre plume cartouche bavure effaceur
      gommé double consonne muette piège difficile lus relu relire corrigé accent terminaison pluriel
      règle exception souvenir point interrogation exclamation adverbe pronom sujet adresse postière
      envoyé répondre bientôt bisou cousin plage interviewé enregistré secret cadenas prié dieu église
      mosquée amen bénédiction objet pièce jointe poli formule signature maître maîtresse ouvert
      prospectus pub réclame fente clef boîte livré livraison voisin erreur cachant hésité oublié
      syllabes
      coucou ami photo école ps amicalement`,
  },
  languages: {
    en: `language languages english french spanish german italian chinese japanese arabic latin word
      words vocabulary translate translated translation pronounce pronunciation accent grammar verb
      verbs conjugate conjugation tense noun plural gender article sentence phrase phrases speak spoke
      spoken speaking listen fluent dictionary flashcard flashcards memorise memorize memorised repeat
      hola bonjour hello gracias lesson alphabet foreign duolingo app say saying means meaning mean
      greet numbers colours letters sounds sound mistakes practise conversation subtitles por favor
      hallo danke guten ciao grazie merci oui aloud perro gato casa agua uno dos tres rojo azul verde
      leche queso amigo madre padre libro hund katze haus cane gatto caballo oso lobo vaca pronounced
      loud spelled door window mirror stairs roof wall ceiling drawer curtain shelf kitchen bedroom
      labels label sticky notes flag pictures deutsch schule brot wasser milch
      silent remembered forgot forgets cards fridge stuck tongue twister song understood irregular past
      participle ich du der die das el la le un una feminine masculine adjective rule agreement order
      grandma laughed quiz quizzed tested mixed similar false friends sign hands fingers`,
    fr: `langue langues anglais français espagnol allemand italien chinois japonais arabe latin mot mots
      vocabulaire traduire traduit traduction prononcer prononciation accent grammaire verbe verbes
      conjuguer conjugaison temps présent imparfait passé futur nom pluriel genre accord article phrase
      phrases parler parlé écouter dictionnaire mémoriser mémorisé répéter hola bonjour hello gracias
      leçon alphabet étranger duolingo dictée signifie veut dire sens saluer nombres couleurs lettres
      sons son conversation danke guten ciao grazie apple haute voix dog cat house book red blue green
      yellow one two three four five mother father brother sister school water milk bread perro gato
      casa agua uno dos tres hund katze haus door window mirror stairs roof wall ceiling drawer curtain
      shelf kitchen bedroom chair table étiquette étiquettes collé interrogé
      muet retenu oublié cartes fiche mur frigo chanson compris irrégulier participe terminaison
      infinitif radical groupe sujet pronom féminin masculin adjectif règle répondu rigolé mélangé
      ressemblent faux amis signes mains doigts went go gone saw see eat ate hungry monday tuesday
      numbers colours family animals`,
  },
  maths: {
    en: `math maths mathematics arithmetic number numbers digit add added addition plus sum subtract
      subtracted subtraction minus difference multiply multiplied multiplication times product divide
      divided division divisor quotient remainder fraction fractions numerator denominator half halves
      third quarter equal equals equation solve solved solution variable unknown decimal percent
      percentage ratio proportion average mean median geometry triangle square rectangle circle angle
      angles degrees perimeter area volume radius diameter pi side sides length width height graph table
      tables problem problems calculate calculated calculation calculator count counted even odd prime
      factor multiple pattern round rounding estimate carry borrow tens hundreds thousand units ones
      zero double doubled twice algebra formula parallel symmetry coordinates probability statistics
      hundred piece pieces slice slices pizza bigger smaller larger share shared sharing cut whole
      bottom top check checked trick step method mental balance left right altogether total weigh grams
      metres meters centimetres litres cm km kg doubling halve halving row rows column columns array
      groups group hops missing hour hours minutes twenty fifteen thirty forty quarters clock equally
      parts bars measure measured measuring tape ruler wide long short wall metre meter primes divisible
      itself marbles crossing crossed multiples acute obtuse protractor compass hands wedge ninety sixty
      hardest rhyme backwards forwards finger worksheet boxes eggs cost price kilometres per speed train
      meet corners vertex vertices edges face cube prism cylinder cone sphere hexagon pentagon octagon
      set chimney past dial common simplify chart pie survey tally dice coin chance guess exact nearest
      negative order brackets point places shift million underneath eighths sixths fifth`,
    fr: `math maths mathématiques arithmétique calcul calculer calculé calculatrice nombre nombres
      chiffre chiffres additionner addition ajouter plus somme soustraire soustraction moins différence
      multiplier multiplié multiplication fois produit diviser divisé division diviseur quotient reste
      fraction fractions numérateur dénominateur moitié tiers quart égal égale égalité équation résoudre
      résolu solution inconnue variable décimal virgule pourcentage cent proportion moyenne médiane
      géométrie triangle carré rectangle cercle angle angles degrés périmètre aire volume rayon diamètre
      pi côté côtés longueur largeur hauteur graphique table tables problème problèmes compter compté
      pair impair premier facteur multiple suite arrondir estimer retenue dizaine dizaines centaine
      centaines unité unités zéro double doubler algèbre formule parallèle symétrie coordonnées
      probabilité statistiques mille part parts morceau partager partagé pizza couper entier haut bas
      vérifier vérifié astuce étape méthode mental retenues balance gauche droite total peser grammes
      mètres centimètres litres cm km kg doublé lignes colonne colonnes groupes groupe calculette figure
      figures surface tour additionne cinquième quarts comparer minutes heure heures manque croix dessin
      vingt quinze trente quarante horloge égaux égales parties mesure mesuré mesurer mètre ruban large
      long mur carrés premiers divisible billes rangées rangée croisé barrer barré multiples droit aigu
      obtus équerre rapporteur compas aiguilles montre pointe ouverture demi
      récité rebours doigts fiche boîtes œufs chacun coûte prix kilomètres vitesse train coins sommet
      arêtes face cube prisme cylindre sphère hexagone pentagone octogone règle soustrait cadran pendule
      midi commun simplifier diagramme enquête dé pièce chance deviner exact négatif parenthèses
      milliers million pose dessous emprunter huitième sixième tracé perpendiculaire segment milieu
      énoncé opération
      enlever rendre sens résultat`,
  },
  science: {
    en: `science scientist scientific experiment experiments hypothesis observe observed observation
      result results test tested laboratory lab microscope chemistry chemical physics biology matter
      atom atoms molecule molecules solid liquid gas energy force gravity magnet magnetic friction
      motion speed light sunlight sound heat electricity electric circuit battery current wire bulb
      reaction acid vinegar baking soda foam bubble bubbles photosynthesis chlorophyll carbon dioxide
      oxygen glucose sugar leaf leaves plant plants root roots cell cells evaporate melt melted freeze
      frozen boil dissolve dissolved density float floats floated sink sinks sank mass weight volume
      temperature pressure wave wavelength blue scatter scatters scattered scattering spectrum rainbow
      prism reflect reflection refraction absorb absorbs mixture salt water air theory proof convert ice
      egg buoyancy nucleus electron proton evolution gene dna bassin surface top bottom object objects
      wood cork stone coin dough boat sea salty container balloon dye drops fizz fizzed react reacted
      slowly faster lamp dark glow mirror shadow shadows travel travels bounce bounces bounced colours
      colors white violet red directions eyes sunset orange particles particle rays ray invisible
      insulator conductor switch static spring ramp marble pendulum lever pulley pull pulls attract
      attracts astronaut fall falls landed moon planet poured pour pours transparent opaque heavy
      lighter pale weak bend bends glass lens magnets attracted stuck stick sticks metal metals iron
      steel pole poles repel repels push pushes sheet swam carry pushed aside weighs weigh inside clay
      bowl lump ship displaced
      fridge spoon fork key paperclip scissors nail doorknob radiator tap lit plus minus closed broken
      gap foil lemon stirred clear sand oil layer grape raisins inflated blew overflowed lava model food
      jar bean cotton wool grew prediction predicted guess measured thermometer cube slower crystals
      string filter paper ink chromatography pen torch longer shorter noon sundial echo vibrate rubber
      band bottle blow pitch parachute car distance invented inventor telephone steam engine penicillin
      patent edison curie einstein newton galileo bell nobel radioactivity radium discovered
      cup wrap plastic film cover sun warm condensed`,
    fr: `science scientifique expérience expériences hypothèse observer observé observation résultat
      résultats tester testé mesurer mesuré laboratoire microscope chimie chimique physique biologie
      matière atome atomes molécule molécules solide liquide gaz énergie force gravité aimant magnétique
      frottement mouvement vitesse lumière son chaleur électricité électrique circuit pile courant fil
      ampoule réaction acide vinaigre bicarbonate mousse bulle bulles photosynthèse chlorophylle carbone
      dioxyde oxygène glucose sucre feuille feuilles plante plantes racine racines cellule cellules
      évaporer fondre fondu geler bouillir dissoudre dissous densité flotter flotte flotté couler coule
      coulé masse poids volume température pression onde bleu bleue diffuser diffuse diffusion spectre
      prisme refléter reflet réfraction absorber absorbe mélange sel eau air théorie preuve transformer
      glaçon oeuf œuf noyau électron proton évolution gène adn dense bassine surface haut fond objet
      objets bouchon liège bois caillou pièce pâte boule bateau mer salé récipient ballon colorant
      goutte gouttes lampe noir miroir ombre ombres voyage rebondir rebondit couleurs couleur blanche
      violet rouge directions yeux coucher particules particule rayon rayons invisible isolant
      conducteur interrupteur statique ressort rampe bille pendule levier poulie descend remonte coulent
      flottent lourd léger salée attire attirer attraction tombe tombent lune planète verser versé
      transparent opaque verre lentille aimants attiré attirés colle collé métal métaux fer acier pôle
      pôles repousse repousser pousse nage nagé porte poussée pèse intérieur modeler coque déplace
      frigo cuillère fourchette clé trombone ciseaux clou poignée radiateur robinet allumée fermé coupé
      alu citron remué sable huile raisin gonflé soufflé déborde lave maquette bocal haricot coton
      obscurité arrosé prévu deviné thermomètre vite soleil cristaux ficelle filtre encre feutre torche
      longue midi cadran écho vibre vibration élastique bouteille aigu grave parachute distance inventé
      inventeur téléphone vapeur pénicilline brevet edison curie einstein newton galilée pasteur nobel
      radioactivité radium découvert vaccin rage`,
  },
  materials: {
    en: `metal metals iron steel copper aluminium aluminum foil silver gold wood wooden plastic rubber
      glass paper cardboard cloth fabric leather clay stone brick wax candle cork coin coins clip clips
      nail nails pin pins spoon scissors ruler pencil eraser marble marbles ball balloon string straw
      bottle jar bowl lid box button key keys fridge toy sheet bag`,
    fr: `métal métaux fer acier cuivre aluminium argent or bois plastique caoutchouc verre papier carton
      tissu cuir argile pierre brique cire bougie liège pièce pièces trombone trombones clou clous
      épingle cuillère ciseaux règle crayon gomme bille billes balle ballon ficelle paille bouteille
      bocal bol couvercle boîte bouton clé clés frigo jouet feuille sac`,
  },
  body: {
    en: `body heart blood lungs lung breathe breathing breath brain nerve nerves muscle muscles bone
      bones skeleton joint stomach digest digestion digestive intestine liver kidney skin organ organs
      cell cells vein veins artery arteries pump pumps beat beats pulse oxygen health healthy vitamin
      vitamins protein calcium fibre fiber iron nutrition nutrient nutrients diet vegetable vegetables
      fruit fruits sugar fat water hydrated immune illness ill sick virus bacteria vaccine medicine
      doctor nurse hospital first aid bandage wound injury sleep teeth eye eyes ear ears nose taste
      senses energy exercise balanced snack grow strong plate meal pyramid chew saliva acid tube ribs
      rib diaphragm airways chamber chambers left right valve white red germs fever temperature cough
      clot healing lips knee elbow shoulder back spine skull inhale exhale hormone hormones tired
      concentrate grumpy colds cold bedtime repair repairs injuries nap dream dreams memory awake
      swallow swallows mouth tongue throat oesophagus esophagus cereal oats hungry full slowly adult
      baby tooth heals scar hurts pain painkiller hands carbohydrates starch lentils chicken rice yogurt
      soda portion
      resting ran faster fist carries nostrils ribcage bronchi airbags sacs blow belly rises disinfect
      plaster sticking wash clean bled stung sting scab pus swelling ice pack burn sugary sweets salt
      carbs drink fizzy crisps wholegrain growth recover mood bitter sour salty umami hear touch smell
      blind deaf pupil iris retina lens eardrum signal reflex spinal hinge tendon ligament biceps
      contract relax`,
    fr: `corps coeur cœur sang poumon poumons respirer respiration souffle cerveau nerf nerfs muscle
      muscles os squelette articulation estomac digérer digestion digestif intestin foie rein peau
      organe organes cellule cellules veine veines artère artères pompe pomper battre bat battement
      pouls oxygène santé sain vitamine vitamines protéine protéines calcium fibre fibres fer nutrition
      nutriment alimentation aliment aliments équilibré légume légumes fruit fruits sucre gras graisse
      eau hydraté immunitaire maladie malade virus bactérie vaccin médicament médecin infirmière hôpital
      secours pansement blessure sommeil dent oeil œil yeux oreille nez goût sens énergie exercice repas
      grandir fort assiette pyramide mâcher salive acide tube côtes diaphragme narines cavité ventricule
      oreillette valve globules rouges blancs fièvre température toux guérir lèvres genou coude épaule
      dos colonne crâne inspire expire inspirer expirer hormone hormones fatigue rhume rêves mémoire
      réveillé avaler bouche dents langue gorge oesophage grêle broyer broient ramollit bouillie grumeau
      faim bouchée guérit cicatrice douleur microbes féculents lentilles poulet riz yaourt soda portion
      entrée dessert clémentine râpées
      repos couru vite poing transporte cage thoracique bronches alvéoles gonfle ventre soulève
      désinfecter sparadrap compresse laver saigné pique croûte pus glace brûlure bonbons sel glucides
      boisson gazeuse chips croissance récupérer humeur amer salé entendre toucher odorat ouïe vue
      aveugle sourd pupille iris rétine tympan signal réflexe moelle tendon ligament biceps contracte
      relâche`,
  },
  school: {
    en: `school class classroom lesson teacher pupil student homework exercise exercises exam test quiz
      grade study studied studying revise revised revision learn learned learnt subject notebook notes
      textbook schoolbag backpack pencil case presentation project timetable concentrate concentrated
      focus focused distraction break recess flashcards memorise memorize memorised practice practise
      practised spelling mistakes mistake corrected worksheet question questions page explained
      understood highlighted highlighter summary summaries mind map desk ruler eraser calculator group
      partner classmates tests score blank forgot forgotten remembered highlight cards teddy syllables
      copied dictation classmate broken arm explains lunch tray math binder folder sheets sharpened
      notebooks books heavy weight zipper lunchbox
      quizzed forgetting tricky capitals dates vocabulary formulas sticky posters slides speech nervous
      stuttered loud louder mirror audience voice cue slow slowly eye contact timer stopwatch marks
      underline neatly snack quiet tidy switched phone away check double french english history
      geography science sport trainers recorder geometry packed diary signed gym bag ink cartridges glue
      stick missing letter silent collar sleeves rhyme`,
    fr: `école collège classe leçon leçons maître maîtresse professeur prof élève devoirs exercice
      exercices examen contrôle interrogation étudier étudié réviser révisé révision révisions apprendre
      appris matière cahier notes manuel cartable sac trousse crayon présentation exposé projet
      concentrer concentré concentration distraction pause récréation fiche fiches mémoriser mémorisé
      pratiquer entraîner orthographe dictée erreur erreurs faute fautes corrigé question page expliqué
      compris surligner surligné surligneur résumé carte mentale bureau règle gomme calculatrice groupe
      camarades copains copines table note tests oublié retenu recopiés syllabes syllabe pièges piège
      trompé tromper mots dictés réécrits camarade bras cassé copié explique cantine plateau classeur
      feuilles taillé taille crayons cahiers lourd poids poche pochette compote goûter agenda carnet
      balance dos
      récité souvenir dates formules post affiche diapos parler voix fort trembler trac stressé miroir
      public lentement chrono chronomètre points souligné soigné calme téléphone éteint vérifié relire
      relu cours maths français anglais histoire géo géographie sciences sport baskets flûte géométrie
      signé emploi affaires gym encre cartouches colle manquait lettres double muettes accent essais
      quinze vingt`,
  },
} satisfies Themes
