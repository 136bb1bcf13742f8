import type { Themes } from './theme'

/** What is played, made and watched. */
export const leisure = {
  sport: {
    en: `sport sports football soccer basketball tennis rugby volleyball handball hockey baseball swim
      swam swimming pool lap laps run ran running jog jogged jogging sprint race raced bike skate
      skateboard ski skied skiing gym gymnastics yoga stretch stretched stretching pushup pushups situps
      squats plank jump jumped jumping jacks rope skip skipping exercise exercised workout warm warmed
      train trained training trainer coach team teammate match game goal goals score scored pass passed
      ball dribble dribbled kick kicked shoot shot throw threw catch caught racket net field pitch court
      player players referee tournament medal win won lose lost muscle muscles legs arms sweat sweaty
      breath fit fitness stamina endurance balance park judo karate climb climbed hike kilometre
      repetitions reps move moved moving knees knee feet foot toes shoulders back rest round rounds sets
      seconds half goalkeeper penalty defence attack wing free corner defender cross breaststroke
      backstroke butterfly crawl dive dived diving whistle sprinted stretches mat burpees lunges
      crunches jumps treadmill marathon kilometres km scooter trampoline frisbee badminton golf surfing
      surf wave board slope helmet juggle juggling juggled throwing throws catching catches record balls
      height wall practise practised swing swinging swung handstand cartwheel somersault hops hopped
      flexible bend bent push pushed beam bars mats lengths length lifeguard rings ear breathe breathing
      swallow serve forehand backhand ranked lesson canal wind pedals brakes gears kilometers ride rode
      skated glide wobble wobbled fell hoop basket dribbling bounce elbow wrist aim aimed swimsuit
      goggles cap kickboard locker instructor
      scraped bruise stabilisers stabilizers held saddle straight curve pavement path bench tree panting
      puffed stitch cramp metres slower thirsty drank bottle water heart hamstrings calves tripped turns
      tangled backwards counted streak rebound layup cones slalom drills bibs scrimmage striker midfield
      offside header goalie saved tackle draw equalised cheered high points volley ace racquet
      shuttlecock lanes float stroke deep bubbles harness belay holds grip chalk route summit top
      trotted canter reins stirrups horse pony belt yellow white bow sensei opponent fall breakfall kata
      punch block vault splits ice rink edge stick puck snow piste lift poles wax paddle canoe kayak
      keeper assistant flag bottom badge`,
    fr: `sport sports football foot basket basketball tennis rugby volley handball hockey nager nagé
      natation piscine longueur longueurs courir couru cours course footing sprint vélo pédaler patin
      patinage roller skate ski skier gym gymnastique yoga étirer étirement étirements pompes abdos
      squats planche gainage sauter sauté saut corde exercice exercices entraîner entraînement
      entraîneur échauffement échauffer échauffé équipe coéquipier match but buts marquer marqué passe
      ballon balle dribbler dribble tirer tir lancer attraper raquette filet terrain stade joueur
      joueurs arbitre tournoi médaille gagner gagné perdre perdu muscle muscles jambes bras transpirer
      transpiré souffle forme endurance équilibre parc judo karaté escalade grimper randonnée kilomètre
      répétitions séries bouger bouge bougé mollets mollet séance genoux genou pieds pied épaules dos
      repos tour tours secondes gardien penalty défense attaque coup franc corner défenseur brasse crawl
      papillon plonger plongé plongeon sifflet sprinté tapis burpees fentes marathon kilomètres km
      trottinette trampoline frisbee badminton golf surf vague piste casque alterné soufflé marché
      marche allongé jongler jongle jonglage lancers rattraper record balles hauteur mur poignet
      poignets sauts affilée emmêler série poutre barres roue poirier roulade souple cardio essoufflé
      anneaux respirer oreille avaler service revers court sets classée leçon canal vent côte pédales
      freins vitesses sortie roulé rouler glisser tenu tombé panier rebond coude viser visé maillot
      bonnet lunettes battements plongeoir casier vestiaire moniteur nuque bassin
      écorché bleu roulettes stabilisateurs vacillé selle poussé droit virage talon trottoir chemin banc
      arbre haletant point crampe mètres ralenti sueur soif bu gourde eau cœur trébuché tourne croisé
      arrière compté cerceau défendu plots slalom chasuble coach milieu hors jeu tête arrêté tacle nul
      égalisé encouragé tape volée couloir bain bulles maître nageur baudrier assurer prises craie
      magnésie voie sommet trotté trot galop rênes étriers cheval poney ceinture jaune blanche
      projection chute tatami salué salut kimono adversaire immobilisation kata poing écart patinoire
      bord crosse palet neige fesses bâtons skis pagaie canoë kayak ramé genouillères coudières rampe
      figure descente pente prolongations mi supporters remplaçant capitaine tournois équipiers`,
  },
  games: {
    en: `game games gaming play played video console controller level levels boss minecraft fortnite
      roblox mario nintendo playstation xbox player players online multiplayer avatar quest score win
      won lose lost dice cards card deck board chess checkers pawn pawns rook bishop knight queen
      checkmate move moves strategy monopoly scrabble uno domino puzzle puzzles jigsaw pieces piece
      corner edges lego bricks brick build built rules turn opponent hide seek screen screens tablet
      phone skins block blocks zombie diamond craft server mine diamonds creeper redstone tunnel kill
      killed enemy lives life shoot racing race controllers joystick battle royale pixel sprite bet roll
      rolled token tokens team counter opening centre center castled castle check mate attack attacks
      defend defends square squares
      marbles hopscotch tag swing slide sandpit bored tower bridge crane instructions missing lucky
      unlucky cheated winner loser shuffle dealt deal hand trump jack ace king pairs memory swapped
      sacrificed trapped endgame clock magician magic coin vanish disappear sleeve palm audience guess
      secret scarf hat wand abracadabra fooled distract distraction mirror joke laughed funny pun riddle
      crossword clues letters grid sudoku numbers sky sorted bike outside garden friends ball drew read
      fort den cushions blankets torch drawbridge kites frisbee`,
    fr: `jeu jeux jouer joué jouais vidéo console manette niveau niveaux boss minecraft fortnite roblox
      mario nintendo playstation xbox joueur joueurs ligne multijoueur avatar quête score gagner gagné
      perdre perdu dé dés cartes carte plateau échecs dames pion pions tour fou cavalier reine mat coup
      coups stratégie monopoly scrabble uno domino puzzle puzzles pièces pièce coin bords lego briques
      brique construire construit règles adversaire écran écrans tablette téléphone skins bloc blocs
      zombie diamant serveur mine diamants tunnel tuer ennemi vies vie tirer course joystick bataille
      pixel parier lancé jeton jetons équipe pilote circuit pioche piocher main ouverture centre roque
      roquer échec attaque attaquer défendre case cases
      billes marelle chat loup cache balançoire toboggan sable ennui pont grue instructions manquantes
      chance tricher perdant mélangé distribué atout valet roi paires mémoire piège sacrifié finale
      magicien magie foulard disparaître disparu disparaît manche paume public deviner secret chapeau
      baguette abracadabra distraire blague ri rire devinette croisés grille indices définition lettres
      sudoku chiffres ciel trié vélo dehors jardin copains ballon dessiné lu cabane coussins couvertures
      lampe poche dominos cerf volant legos loto chevaux navale mikado corde cailloux ricochets`,
  },
  art: {
    en: `art artist artistic draw drew drawn drawing sketch sketched paint painted painting painter
      paintbrush brush brushes watercolour watercolor acrylic gouache canvas paper pencil pencils crayon
      crayons marker markers pastel charcoal colour colours color colors coloured colored colouring
      shade shades shading shadow shadows light line lines outline shape shapes background foreground
      perspective portrait landscape texture pattern collage sculpture sculpt clay model modelled
      origami fold folded scissors cut glue glued craft crafts cardboard photo photograph photography
      camera museum masterpiece monet picasso van gogh frame blend blended palette exhibition gallery
      eraser dots trunk bark oak lightly rubbed rub dot thick thin strokes stroke layer layers dried dry
      tip mix mixed horizon sky sea beach warm cool foam face eyes body head ears smile beads bead
      bracelet knit knitting sew sewing needle thread stitch yarn wool fabric template tape stickers
      poster mosaic crane folds crease creases flatten kite triangles triangle wings tail printer nail
      petals vase tree house sun cloud mirror egg oval nose mouth hair curls cross proportions likeness
      pressed self potato neck lips forehead chin eyebrows
      street bakery bus stop map symbols legend key arrow traced compass ruler square corner valley
      mountain flap plane flew glitter sequins ribbon stamps card pop heart flowers envelope lettering
      cutout snip magazine pictures row dropped purl cast scarf ball button knot felt pin hem machine
      elastic clasp loop weave loom crochet hook papier mache balloon strips mask holes kneaded rolled
      coil smooth oven baked cracked figure lion snake plasticine playdough salt dough lighter darker
      brushstrokes splattered stencil sponge fingerprints chalk pavement stones pebble fur smudged comic
      panels speech bubble cartoon ink angle zoom blurry album pasted carved pumpkin knife spoon scooped
      candle grin jagged`,
    fr: `art artiste artistique dessin dessins dessiner dessiné croquis peindre peint peinture peintre
      pinceau pinceaux aquarelle acrylique gouache toile papier crayon crayons feutre feutres pastel
      fusain couleur couleurs colorer colorié colorier coloriage ombre ombres nuance lumière trait
      traits ligne lignes contour forme formes fond perspective portrait paysage texture motif collage
      sculpture sculpter argile modeler origami plier plié pli ciseaux découper découpé colle coller
      collé carton photo photographie photographier appareil musée monet picasso van gogh cadre palette
      exposition galerie gomme bricolage mélangé tronc écorce chêne légèrement frotté frotter point
      points épais fin coup couche couches sécher séché pointe horizon ciel mer plage chaud froid visage
      yeux corps tête oreilles sourire perle perles bracelet tricot tricoter coudre couture aiguille fil
      laine tissu gabarit autocollants affiche mosaïque représenté foncée bavait baver grue plis pliage
      triangles triangle ailes queue imprimante ongle vase arbre maison soleil nuage miroir ovale nez
      bouche cheveux boucles croix proportions ressemble ressemblance pressé cou lèvres front menton
      sourcils
      rue boulangerie arrêt symboles légende flèche tracé boussole règle carré coin rabat avion vole
      paillettes ruban gommettes tampons carte pop cœur fleurs enveloppe lettres magazine images rang
      mailles lâchée endroit envers écharpe pelote enfilé bouton nœud feutrine épingle ourlet machine
      patron élastique fermoir tissage métier crochet mâché ballon bandes masque trous pétri roulé
      boudin boule lisse four cuit fissuré figurine lion serpent sel clair pochoir éponge empreintes
      craie trottoir cailloux galet pelage ombrage estompé cases bulle encre angle zoom floue album
      creusé citrouille couteau cuillère bougie grimace boîte couvercle décoré vernis rayures
      coquillages
      filet dictionnaires cuisson`,
  },
  colours: {
    en: `red blue green yellow orange purple violet pink brown black white grey gray golden silver pale
      dark bright`,
    fr: `rouge bleu bleue vert verte jaune orange violet violette rose marron brun brune noir noire
      blanc blanche gris grise doré argenté pâle foncé foncée clair claire vif`,
  },
  music: {
    en: `music musical musician song songs sing sang sung singing singer voice choir piano keyboard
      guitar violin flute recorder drum drums trumpet saxophone cello ukulele instrument instruments
      note notes chord chords scale scales rhythm beat beats tempo melody tune harmony key keys string
      strings finger fingers hand hands left right bow sheet score practise practised practice practiced
      rehearse rehearsal concert lyrics verse chorus composer mozart beethoven bach lesson metronome
      slow slowly fast bar bars loud soft sound play played playing band orchestra listen listened major
      minor sharp flat minuet sonata jump stumble stumbled memorised page pedal pick strum strummed fret
      tuned tuner pitch whistle hum hummed rap rock pop jazz classical playlist headphones album
      recording record printed performed perform applause audience bows screech screeches slides slide
      parallel phrase phrases chin shoulder gavotte etude open gut rosin verses drawing canon high low
      throat fill click aloud bass snare cymbal cymbals sticks pads stick groove bpm speeds foot count
      counted
      squeaks squeaky holes covered blew blow breath lamb mary softly whole quarter rest separately
      together switch capo sore fingertips third position wrong slower clap heart octave microphone alto
      soprano conductor solo duet teacher piece tricky passage repeated tongue reed mouthpiece valves
      drumsticks hi hat roll ear warm vocal`,
    fr: `musique musical musicien chanson chansons chanter chanté chant chanteur voix chorale piano
      clavier guitare violon flûte batterie tambour trompette saxophone violoncelle ukulélé instrument
      instruments note notes accord accords gamme gammes rythme tempo mélodie air harmonie touche
      touches corde cordes doigt doigts main mains gauche droite archet partition répéter répété
      répétition concert paroles couplet refrain compositeur mozart beethoven bach leçon solfège
      métronome lent lentement vite mesure mesures fort doux son jouer joué jouant groupe orchestre
      écouter écouté morceau majeur mineur dièse bémol menuet sonate pédale médiator gratter frette
      accorder accordé accordeur justesse siffler fredonner rap rock pop jazz classique playlist casque
      album annulaire index pouce sonne sonnait do ré mi fa sol si enregistrement applaudissements
      public couplets refrains trombone clarinette grince glisse parallèle phrase phrases juste menton
      épaule gavotte étude colophane dessin canon aigus graves gorge caisse claire cymbale cymbales
      baguettes baguette grosse pied compter compté groove
      couine trous trou bouché couvrir couvert souffler doucement ronde blanche noire croche silence
      soupir séparément ensemble enchaîner barré mal position faux fausse clic taper cœur aigu octave
      micro alto soprano chef solo duo prof professeur passage difficile recommencé langue anche bec
      pistons coulisse oreille échauffement vocal clé vibrato arpège`,
  },
  dance: {
    en: `dance danced dancing dancer dances choreography routine ballet hip hop salsa waltz tap step
      steps turn turns spin spun pirouette jump jumps leap arms legs feet toes knee music rhythm beat
      count counts mirror stage performance rehearsal rehearsed teacher costume slide balance stretch
      stretched move moves movement movements
      leotard tutu slippers barre plié tendu splits partner twirl lift formation row late early forgot
      remembered song group girls lights audience clapped smile nervous sweaty breath kick wave freeze
      grapevine`,
    fr: `danse danser dansé danses danseur danseuse chorégraphie ballet hip hop salsa valse claquettes
      pas tour tours tourner pirouette saut sauts sauter roulade bras jambe jambes pied pieds pointe
      pointes genou musique rythme temps compte miroir scène spectacle répétition répéter répété prof
      costume glisser équilibre étirer mouvement mouvements enchaîner enchaînement souplesse
      justaucorps tutu chaussons barre plié arabesque écart partenaire porté formation retard oublié
      chanson groupe filles lumières public applaudi sourire stressée essoufflé hanches vague chassé`,
  },
  screen: {
    en: `film films movie movies cinema watch watched episode series cartoon anime actor actress
      director scene scenes screen documentary theatre theater stage play role costume costumes script
      audience curtain trailer popcorn plot character characters hero ending effects soundtrack
      television tv channel youtube funny scary review netflix disney pixar villain superhero comedy
      filmed camera actors club
      narrator underwater interesting facts scientists interview nature whales oceans history couch
      together laughed cried song voices dragon princess robots saves world adventure cue prompt
      applause rehearsed shy loud tablet phone limit timer switched`,
    fr: `film films cinéma regarder regardé épisode série dessin acteur actrice réalisateur scène scènes
      écran documentaire théâtre pièce rôle costume costumes script public rideau popcorn intrigue
      personnage personnages héros fin effets spéciaux télévision télé chaîne youtube drôle critique
      comédie netflix disney pixar méchant superhéros filmé caméra acteurs plumes club
      narrateur marin intéressant scientifiques interview animaux nature baleines océans histoire canapé
      ensemble ri pleuré chansons voix animé dragon princesse robots sauve monde aventure réplique
      souffleur applaudissements répété répétition timide fort tablette téléphone limite minuteur éteint`,
  },
  coding: {
    en: `json code coding coded program programs programming programmer computer computers laptop keyboard
      mouse screen software app application website page html css javascript python java scratch sprite
      block blocks variable variables loop loops repeat condition conditions if else function functions
      bug bugs debug debugged algorithm input output print file folder data database robot robots sensor
      motor click button arrow key keys score test tested run error errors type typed typing string list
      array number random command commands instruction instructions internet network server browser
      password artificial intelligence project pixel coordinates turtle forever press pressed pressing
      jumps position x y counter timer level player catch catches touch touches touching costume stage
      backdrop broadcast while for int float true false compile library class object syntax indent
      terminal github online h1 title flex container bracket brackets background inspector tag tags link
      links picture image font style div element skateboards web site digital email fingers finger row
      words minute speed accuracy percent lesson middle ring cheat
      towel letters index bumps pinky rounds mistakes faster space bar shift enter backspace blurry
      deleted duplicates copies storage gigabytes memory full album sorted trash bin cloud backup backed
      disk drive usb stick renamed desktop icon update settings search engine results source wikipedia
      reliable fake compare checked attachment subject inbox spam send sent reply slides slideshow
      powerpoint cat moves turn wall bounce points lives sound green flag private address phone photo
      school stranger chat post share wheels battery`,
    fr: `json code coder codage codé programme programmes programmer programmation programmeur ordinateur
      ordinateurs portable clavier souris écran logiciel application site page html css javascript
      python java scratch lutin bloc blocs variable variables boucle boucles répéter condition
      conditions si sinon fonction fonctions bug bugs bogue corriger algorithme entrée sortie afficher
      fichier dossier données robot robots capteur moteur cliquer bouton flèche touche touches score
      tester testé lancer erreur erreurs taper chaîne liste tableau nombre aléatoire commande commandes
      instruction instructions internet réseau serveur navigateur intelligence artificielle projet pixel
      coordonnées tortue informatique toujours appuyer appuie position hasard x y compteur minuteur
      niveau joueur attraper touché costume scène arrière diffuser while print int float vrai faux
      compiler classe objet syntaxe terminal tape essais devine deviner proposition record balise
      balises titre conteneur crochet fond inspecteur lien liens image police style élément web
      numérique dactylo doigts rangée vitesse précision
      serviette lettres index repères auriculaire tours manche fautes vite espace majuscule effacer flou
      supprimé doublons double copies stockage giga gigaoctets mémoire pleine album trié corbeille nuage
      sauvegarde disque dur usb copié renommé bureau icône applis mise réglages cherche recherche
      résultats source wikipédia fiable fausse infos comparé vérifié mail pièce jointe boîte réception
      spam envoyer répondre diapo diapos diaporama chat avance tourne mur rebondit points vies drapeau
      vert privé adresse téléphone photo photos prénom école inconnu inconnus poster publier partager
      bloquer signaler roues batterie`,
  },
  money: {
    en: `money budget budgeting save saved saving savings spend spent spending cost costs price prices
      pocket allowance coin coins bill bills note notes euro euros dollar dollars pound cent cents bank
      account piggy interest loan borrow borrowed debt owe earn earned income expense expenses buy
      bought purchase pay paid cheap cheaper expensive afford sell sold discount sale receipt goal week
      weekly month monthly total left wallet purse cash card tax profit invest investment charity donate
      donated jar envelope envelopes compare compared skateboard headphones present sweets candy
      shopping tip chores birthday wishlist careful waste wasted worth wish kiosk drink flea comics ice
      cream toy wishes lawn mow babysit babysitting washing corner store kilo discounter year taste
      tin buyer seller stall haggled bargain offered counted proud deposit trade swapped tag blanket box
      brand per gram wait impulse add halves thirds christmas grandma heavy machine clerk booklet
      passbook`,
    fr: `argent budget économiser économisé économie économies épargne épargner épargné dépenser dépensé
      dépense dépenses coût coûter coûte prix poche pièce pièces billet billets euro euros dollar
      centime centimes banque compte tirelire intérêt intérêts prêt prêter emprunter emprunté dette
      gagner gagné revenu revenus acheter acheté achat payer payé cher chère vendre vendu réduction
      solde soldes ticket objectif semaine mois total reste restait portefeuille espèces carte impôt
      bénéfice investir don donner bocal enveloppe enveloppes comparer comparé cadeau bonbons magazine
      commun mensuel anniversaire gâcher inutile valeur souhait glisser glissé gratuit prochaine moitié
      tiers kiosque brocante bd glace jouet jouets tondre garder babysitting moins kilo magasin année
      goût
      boîte acheteur vendeur stand marchandé négocié proposé fier dépôt échangé étiquette couverture
      caisse marque gramme envie attendre prévu but ajoute noël mamie lourde machine guichet livret
      monsieur dame`,
  },
  trips: {
    en: `travel travelled trip trips holiday holidays vacation plane airplane airport flight train
      station boat ferry hotel camping tent campsite suitcase luggage pack packed packing passport
      ticket tourist beach mountain museum tower visit visited sightseeing souvenir guide map route
      abroad journey arrive arrived swimsuit sunscreen toothbrush weekend lisbon tram castle island sea
      sand waves hike lake sunset postcard bridge cathedral monument foreign language food street market
      aquarium zoo amusement park rides ride tickets adventure grandparents shirts trousers pants fleece
      sweater socks underwear raincoat jacket shoes boots torch flashlight plasters snacks rolled bag
      backpack list water bottle sleeping pyjamas stream cabin night nights
      pool slide opens entrance costs price sandwiches afterwards weather rain indoors outdoors bowling
      cinema minigolf playground everybody together vote car drive ate seaside sandcastle swam
      mosquitoes campfire breakfast buffet cousins cable clouds flip flops hat sunglasses charger teddy
      goggles wash zip heavy weighed room pocket driver pass stop seat nervous aisle counted platform
      doors beep transfer number exhibition dinosaur skeleton paintings audio armour mummies statues
      exhibits picnic blanket basket rug turned left right square signs`,
    fr: `voyage voyager voyagé vacances avion aéroport vol train gare voiture bus bateau hôtel camping
      tente valise valises bagage bagages passeport billet touriste plage montagne musée tour visite
      visiter visité souvenir guide carte itinéraire étranger trajet arriver arrivé maillot crème
      solaire tramway château île mer sable vagues randonnée lac coucher pont cathédrale monument
      nourriture rue marché aquarium zoo parc attractions manège billets aventure tee shirts pantalon
      pantalons pull chaussettes culottes imperméable veste chaussures bottes lampe pansements goûter
      roulé sac liste gourde duvet pyjama brosse nuit nuits
      piscine toboggan ouvre ouverture horaires tickets entrée coûte prix sandwichs météo pluie
      intérieur extérieur bowling cinéma minigolf aire ensemble voté conduire mangé nagé moustiques feu
      buffet cousins téléphérique rando cabane postales souvenirs nuages dents tongs chapeau casquette
      lunettes chargeur doudou plongée trousse toilette zip fermeture lourd poids peser place poche
      chauffeur arrêt station siège stressé compté message descendre quai portes bip correspondance
      numéro exposition dinosaure squelette tableaux audio armures momies statues vitrines pique nique
      nappe panier tourné gauche droite chemin panneaux sorties`,
  },
} satisfies Themes
