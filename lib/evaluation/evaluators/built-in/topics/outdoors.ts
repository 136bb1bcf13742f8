import type { Themes } from './theme'

/** Living things, the earth and the sky. */
export const outdoors = {
  garden: {
    en: `garden gardening gardener plant plants planted flower flowers pot pots soil earth dirt compost
      fertilizer seed seeds seedling sow sowed sprout sprouted root roots stem leaf leaves water watered
      watering can hose grow grew grown bloom bloomed blossom petal bud weed weeds weeding weeded rake
      raked raking lawn grass mow mowed mower prune pruned hedge bush tree shovel spade trowel harvest
      tomato tomatoes carrot strawberry basil mint herb herbs rose tulip sunflower cactus balcony
      vegetable vegetables sunlight worm worms dig dug slug snail greenhouse wilted thirsty gloves moist
      drink droop drooped drooping hanging dried damp fruit fruits pepper lavender bean beans pea peas
      pumpkin courgette zucchini lettuce salad radish potato onion aphids insects bee pollinate bulb
      bulbs tray windowsill ripe pick picked fertiliser shade sun shoots shoot vine wilting wilt drain
      drainage repot repotted fern orchid daisy violet barrow wheelbarrow sprinkle sprinkler bent crack
      stick leans lean centimetres cm cotton deep upright pale petals thorn thorns bushes cut trimmed
      fence shed mulch spring lettuces heap heaps pile sack sacks walnut blister tines twigs acorns
      hedgehog hedgehogs fork seedlings frost pinch potting bark chips hoe dandelion dandelions nettle
      nettles clump lawnmower snip clippings blossoms
      logs axe split firewood stacked tarp splinter chin roof crunchy gust blew bags dry wet earthworm
      ladybird bumblebee butterfly hole row packet saucer yoghurt germinate tall sunny shady droopy
      yellow brown crisp deadheaded daffodils crocus marigold geraniums ivy shears clippers stripes
      edges cable cord petrol engine basket ladder branch reached cherries apples plums pears berries
      raspberries blackberries currants bucket rotten wasps stain thistles stung pulled copper toad frog
      terrace patio slabs tiles swept broom chairs cushions furniture railing parsley chives thyme
      succulent tap rain barrel droplets`,
    fr: `jardin jardinage jardiner jardinier plante plantes planter planté fleur fleurs pot pots terre
      terreau compost engrais graine graines semer semé semis pousse pousser poussé germer germe racine
      tige feuille feuilles arroser arrosé arrosage arrosoir eau tuyau grandir fleurir bourgeon pétale
      herbe herbes mauvaises désherber désherbage râteau ratisser pelouse gazon tondre tondu tondeuse
      tailler haie buisson arbre pelle bêche récolte récolter tomate tomates carotte fraise fraises
      basilic menthe persil rose tulipe tournesol cactus balcon légume légumes soleil ver creuser creusé
      limace escargot serre fané assoiffé gants humide potager pois boire soif pendait mou molle molles
      sec sèche fruit fruits poivron lavande haricot haricots courgette courgettes citrouille radis
      salade pomme oignon pucerons insectes abeille bulbe bulbes rebord mûr mûre cueillir cueilli ombre
      bourgeons pousses vigne faner rempoter rempoté fougère orchidée marguerite violette brouette
      brindilles redressées rougir géranium géraniums coton déplier dépliée centimètres cm pâle tuteur
      bâton profond épine épines paille abri couper coupé taillé printemps salades tas sac noyer ampoule
      hérisson fourche fourchette pissenlit pissenlits ortie orties arracher arraché secouer secoué seau
      carottes dentelle gelée pincer binette racines touffe liseron
      bûches hache fendre fendu empilé pile bâche écharde écorce hangar mortes croustillent rafale
      mouillé lombric bourdon papillon trou trous rangée sachet coupelle soucoupe yaourt poussent
      ensoleillé jauni jonquilles crocus œillets lierre cisaille sécateur bandes bordures câble fil
      essence moteur bac échelle branche cerises cerisier pommier prunes prunier poires baies framboises
      groseilles pourries guêpes chardons piqué tiré laitue patates crapaud grenouille dalles balayé
      balai chaises coussins rambarde ciboulette thym grasse jet pluie gouttes sécheresse`,
  },
  pets: {
    en: `pet pets dog dogs puppy cat cats kitten kitty hamster rabbit bunny guinea parrot budgie bird
      goldfish fish aquarium tank turtle tortoise cage hutch litter leash lead collar feed fed feeding
      kibble food bowl water hay walk walked walking bark barked purr purred meow tail wag wagged paw
      fur brush brushed groom vet poop fetch stick park treat treats cuddle stroke stroked scratched
      whiskers belly chew lettuce straw sawdust pony horse stable sniff sniffed snore snoring pull
      pulled trainer sit sat obey trick tricks chase chased ears scratch scratching squeak squeaked
      tunnel wheel seeds blanket sleepy nap beak perch filter algae vaccine flea ticks muzzle harness
      kennel breeder adopt adopted shelter companion pinch flakes cloudy poodle labrador terrier
      retriever dandelion cucumber carrot apple thump hop hopped hopping coat brushing shed sheds
      claws toy ball lick licked licking feather yarn fluffy sausage command roll rolled stay lie heel
      reward praise clicker fist sock sofa bite bit chewed whistle training trained
      pond duck ducks squirrel rabbits muddy dried
      minced tin biscuits pouch scoop grain corn peck hen rooster cock coop nest eggs laid shell clucked
      fence run yard chick wire fox door latch warm brown white collected basket carton scattered
      shavings clumps tray smell smelly gloves bin rubbed hid hides climbed jumped windowsill mice mouse
      injection worming weigh drop combed knots tangled hairs hooves hoof pick saddle reins bridle trot
      canter gallop stirrups ride arena mane stall manure muck net bale growled pee peed poo bag tugged
      tree lamppost met shepherd dachshund beagle pug bulldog golden spaniel husky rain mud towel tired
      asleep fresh fins gravel pump snail nibble burrow tube cheeks stuffed shy gentle held hands lap
      soft heartbeat parsley cabbage pellets cleaned tweet millet swing mirror sand bath terrarium lamp
      gecko
      tub shower shampoo soap lather shook shake shiver whined whimpered perfume stinky stank dirty hose
      rinsed dryer nose slobber drool`,
    fr: `animal animaux chien chiens chienne chiot chat chats chatte chaton hamster lapin lapins cochon
      inde perroquet perruche oiseau poisson poissons aquarium bocal tortue cage clapier litière laisse
      collier nourrir nourri nourriture croquette croquettes gamelle eau foin promener promené promenade
      balade aboyer aboie ronronner ronronne miauler queue patte poil poils brosser brossé toilettage
      vétérinaire crotte bâton parc friandise friandises câlin caresser caressé moustaches ventre ronger
      salade paille copeaux poney cheval écurie renifler ronfler tirer tiré dresseur assis obéir tour
      tours poursuivre oreilles gratter couiner tunnel roue graines couverture sieste bec perchoir
      filtre algues vaccin puces tiques muselière harnais niche éleveur adopter adopté refuge compagnon
      genoux museau langue câlins joue lécher caniche labrador berger pissenlit concombre carotte sauter
      saute enclos griffes jouet balle lèche léché plume pelote doux douce flocons trouble saucisse
      récompense ordre couché reste rapporte félicite sifflet mordre mordu mordille rouler dressage
      chaussure figure
      étang canard canards écureuil courir emmené séché boueux boueuses mouillé
      pâtée boîte sachet dose maïs picorer poule coq poulailler pondoir nid œufs pondu coquille caqueter
      grillage poussin renard porte verrou tiède rousse blanche noire ramassés panier éparpillé pelle
      bac odeur gants sac frotté caché grimpe rebord souris piqûre vermifuge peser goutte peigne nœuds
      sabots cure selle rênes bride trot trotter galop étriers manège moniteur pomme crinière box fumier
      crottin botte licol étrille pansage grogner pipi arbre réverbère croisé teckel beagle bouledogue
      golden épagneul husky pluie boue serviette fatigué dort fraîche nageoires gravier pompe escargot
      épuisette pincée grignoter terrier tube timide tenu mains mâche persil feuilles chou pissenlits
      granulés millet balançoire miroir sable terrarium lampe carapace rongeur truffe
      baignoire douche shampoing savon mousse secoué tremble gémi puait sale rincé baver trempé`,
  },
  animals: {
    en: `animal animals wild wildlife mammal reptile amphibian insect insects bird birds species
      predator prey habitat nest egg eggs hibernate hibernation migrate migration endangered extinct
      lion tiger elephant giraffe zebra monkey gorilla bear wolf wolves fox deer squirrel hedgehog owl
      eagle robin penguin seal whale dolphin shark octopus fish frog toad tadpole snake lizard crocodile
      spider ant ants bee bees honey hive pollen pollinate butterfly caterpillar cocoon chrysalis
      ladybird beetle worm snail wings feather feathers beak fur claw tail zoo farm cow sheep goat pig
      hen chicken horse herbivore carnivore omnivore food chain dinosaur fossil nocturnal camouflage
      jungle savanna breathe lungs milk babies young cub cubs pack herd pods pod swarm colony queen
      worker drones larva larvae nectar dance mate mating lay lays laid hatch hatched hunt hunts hunted
      scales shell vertebrate invertebrate arctic polar antarctica coral reef koala kangaroo panda rhino
      hippo leopard cheetah camel crow pigeon sparrow duck goose geese swan heron bat mouse mice rat
      mole badger otter beaver weasel feeder chirp chirping metamorphosis pupa skin shed sheds upside
      case wet leaf sting stinger buzz wing nests burrow den lair hooves hoof mane trunk tusks stripes
      spots poison venom venomous mammals puffin gull gulls seagull sharks skeleton cartilage fins fin
      gills gill smell electric blood harmless teeth jaws tentacles ink shells reptiles tadpoles
      amphibians hairs stick blossom pumpkin cherry dust spraying sow
      tits blackbird magpie woodpecker finch swallow starling binoculars nuts breast sang perched flew
      fly flock flap pecking chick rooster cock grain coop collected warm basket farmer barn calf lamb
      piglet pigsty donkey tractor stable foal rhinoceros antelope gazelle hyena meerkat sloth anteater
      armadillo platypus chameleon iguana gecko alligator python cobra scorpion mosquito flies wasp
      hornet grasshopper cricket dragonfly moth maggot slime antennae legs ivory poachers poaching
      hunters territory roar growl howl thick blubber layer whiskers lodge dam hop pouch joey honeycomb
      beekeeper pond tyrannosaurus rex triceratops stegosaurus raptor velociraptor jurassic cretaceous
      meteorite bones metres tonnes plates horns spikes ate eat plants leaves meat kilos weigh speed
      fast kilometres
      crumb trail carried wall twig`,
    fr: `animal animaux sauvage mammifère reptile amphibien insecte insectes oiseau oiseaux espèce
      espèces prédateur proie habitat nid oeuf oeufs œufs hiberner hibernation migrer migration menacé
      disparu lion tigre éléphant girafe zèbre singe gorille ours loup loups renard cerf biche écureuil
      hérisson hibou chouette aigle mésange pingouin manchot phoque baleine dauphin requin pieuvre
      poisson grenouille crapaud têtard serpent lézard crocodile araignée fourmi fourmis abeille
      abeilles miel ruche pollen polliniser butiner papillon chenille cocon chrysalide coccinelle
      scarabée ver escargot aile ailes plume plumes bec fourrure griffe queue zoo ferme vache mouton
      chèvre cochon poule cheval herbivore carnivore omnivore chaîne dinosaure fossile nocturne
      camouflage jungle savane poumons lait bébés meute troupeau essaim colonie reine ouvrière larve
      larves nectar accoupler pondre pond éclore chasser chasse écailles coquille carapace vertébré
      invertébré arctique polaire corail récif koala kangourou panda rhinocéros hippopotame léopard
      guépard chameau corbeau pigeon moineau canard oie oies cygne héron souris rat taupe blaireau
      loutre castor belette mangeoire cris chant gazouiller pie merle tête joues ventre ailé
      métamorphose nymphe peau mue muer pondent mouette mouettes taureau taureaux renne rennes terrier
      tanière sabot crinière trompe défenses rayures taches venin venimeux troupeaux mammouth requins
      squelette cartilage nageoires nageoire branchies sentir électrique sang dents mâchoire tentacules
      encre têtards poils poussière cerise courge pollinisateurs fleurs macareux oisillons
      rouge gorge pivert pinson hirondelle étourneau jumelles graines poitrine perché volé envolé nuée
      picore poussin coq poulailler ramassés panier caquetant fermier étable traite veau agneau porcelet
      porcherie âne tracteur poulain antilope gazelle hyène suricate paresseux fourmilier tatou caméléon
      iguane gecko alligator python cobra scorpion moustique mouche guêpe frelon sauterelle grillon
      libellule phalène asticot bave antennes pattes ivoire braconniers braconnage chasseurs territoire
      rugit hurle camoufle épaisse graisse vibrisses barrage poche alvéoles apiculteur mare tyrannosaure
      rex tricératops stégosaure raptor vélociraptor jurassique crétacé disparus météorite os mètres
      tonnes plaques cornes piques mange mangent plantes feuilles viande kilos pèse vitesse rapide
      kilomètres chevreuil sanglier lièvre faon marmotte chamois
      miette mur brindille file portent porte chemin`,
  },
  nature: {
    en: `nature forest wood woods tree trees oak pine leaf leaves acorn chestnut bark branch twig moss
      mushroom fern path trail hike hiked hiking walk walked river stream lake pond sea beach shell sand
      wave ocean mountain hill valley field meadow countryside autumn fall spring summer winter season
      seasons colour flower observe observed bird birds squirrel insect rock stone stones pebble fossil
      volcano volcanoes lava magma erupt eruption earthquake tectonic crust island desert jungle
      rainforest cave tide park outdoors picnic binoculars copper maple maples beech birch mist dew
      breath smell smelled sounds silence sky clouds wind bushes berries nuts feather nest spider web
      footprints tracks scenery view cliff waterfall frog bridge mud muddy geese migrating burying
      buried chestnuts mushrooms puddle puddles clover dandelion daisies sunrise sunset horizon insects
      ladybug ladybugs frost icy branches trunk stump roots crater chimney pressure ash ashes explode
      explodes exploded explosion molten plates plate erupts erupted pompeii vesuvius etna eruptions
      mantle core quake shakes seismograph source flows flow bank banks
      needles cone antlers deer rabbit fox badger owl woodpecker jay stick markers signpost steep
      slippery climb summit top viewpoint bench rest jumped boots soaked wet nettles brambles
      blackberries blueberry hazelnuts toadstool poisonous spotted dots mossy lichen rotten log anthill
      ants beetle snail slug paw print hoof quiet silent rustle cracked breeze sunlight fog red orange
      seaweed crab rockpool jellyfish dune sandcastle moat pier fishing rod bait hook float caught tent
      campfire stars compass map lost den hut firewood axe
      lime linden willow cherry crown rough hollow bees buzz thick tall shade swing`,
    fr: `nature forêt bois arbre arbres chêne pin sapin feuille feuilles gland châtaigne marron écorce
      branche brindille mousse champignon fougère chemin sentier randonnée marcher balade rivière
      ruisseau lac étang mer plage coquillage sable vague océan montagne colline vallée champ prairie
      campagne automne printemps été hiver saison saisons couleur fleur observer observé oiseau oiseaux
      écureuil insecte rocher pierre pierres caillou fossile volcan volcans lave magma éruption séisme
      tectonique croûte île désert jungle grotte marée parc dehors jumelles érable érables hêtre bouleau
      rosée odeur sentait bruits silence ciel nuages vent buisson buissons baies noisette noisettes
      plume nid toile empreintes traces vue falaise cascade source grenouille pont boue boueux épines
      pomme glands champignons ramassé ramasser souche racines mousses coccinelle coccinelles pissenlit
      pâquerettes flaque flaques givre gel migrateurs oies canards écureuils hérissons cratère cheminée
      pression cendre cendres explose exploser explosion fondue roche roches plaques plaque pompéi
      vésuve etna éruptions manteau noyau tremble tremblement coule rive rives
      aiguilles cerf biche chevreuil sanglier lapin lièvre renard blaireau hibou pivert geai bâton
      balises panneau raide glissant grimper sommet point banc pause pique nique cailloux traverser
      bottes trempé orties ronces mûres myrtilles vénéneux amanite tacheté lichen pourri tronc
      fourmilière fourmis scarabée limace pattes sabots silencieux craqué bruissement frais rayon brume
      rouges oranges algues crabe rochers méduse dune château digue pêche canne appât hameçon bouchon
      poisson tente feu étoiles boussole perdu cabane bûches hache cueillette panier couteau
      tilleul platane saule cerisier bourdonnent abeilles miel rugueuse creux bêtes large rond haut juin
      cime`,
  },
  weather: {
    en: `weather rain rained rainy rainbow raindrop cloud clouds cloudy snow snowed snowflake hail storm
      thunder lightning wind windy fog mist sun sunny sunshine temperature degrees thermometer forecast
      climate humid humidity evaporate evaporates evaporation condense condenses condensation
      precipitation vapour vapor steam water cycle droplet droplets ocean river lake ice frost freeze
      frozen melt melts melted season umbrella puddle groundwater atmosphere hurricane tornado pressure
      sky heat heats warm cold cools air barometer sea falls fall drop drops float rises rise sinks seep
      seeps underground gas liquid invisible tiny mountain mountains again drought flood flooding gauge
      millimetres prism stripes bend bends violet indigo hose freezing bolt charge charged static
      thunderclap gust breeze heatwave winter crunch creak boots coat pond breath snowman sledge igloo
      summer
      flakes shovelled salt scattered icy fingers gloves heap path slippery carrot scarf sled icicles
      slush thaw drizzle shower poured soaked raincoat wellies thunderclouds grey dark cleared blue hot
      sweaty cooler chilly mild frosty foggy breezy stormy predicted app celsius minus highest lowest
      average mm cumulus cirrus stratus weathervane direction north south east west
      bowl wrap film cover ran dries`,
    fr: `météo temps pluie pleuvoir pleut plu goutte gouttes nuage nuages nuageux neige neigé flocon
      grêle orage tonnerre éclair foudre vent brouillard brume soleil ensoleillé température degré
      degrés thermomètre prévision climat humide humidité évaporer évapore évaporation condenser
      condense condensation précipitation vapeur eau cycle gouttelette gouttelettes océan rivière lac
      glace gel geler gelé fondre fond fondu saison parapluie flaque nappe atmosphère ouragan tornade
      pression ciel chaleur chauffe chaud froid refroidit air baromètre ruisselle mer monte monter tombe
      tomber retombe invisible minuscule minuscules infiltre souterraine souterrain gaz liquide montagne
      montagnes sécheresse inondation pluviomètre millimètres altitude lourdes givre verglas prisme
      bandes violet indigo éclairs chargé statique rafale brise canicule prévisions hiver bottes manteau
      étang luge igloo été
      pelle pelleté déneigé sel doigts gants tas chemin glissant verglacé carotte écharpe glaçons
      stalactites fonte bouillasse dégel bruine crachin averse trempé imperméable ciré gris sombre
      éclaircie bleu transpirer frais fraîche doux venteux bourrasque prévu application celsius maximum
      minimum moyenne mm cumulus cirrus stratus girouette direction nord sud ouest midi
      bol film couvert couvercle sèche`,
  },
  space: {
    en: `space planet planets earth sun moon star stars galaxy universe orbit orbits orbiting rotate
      rotates rotation axis tilt tilted solar system mercury venus mars jupiter saturn uranus neptune
      pluto comet asteroid meteor meteorite gravity rocket astronaut telescope satellite spaceship nasa
      lunar eclipse phase phases crater astronomy astronomer constellation dwarf ring rings gas sky
      night day shadow sunlight hemisphere equator season seasons summer winter spin spins crescent
      launch station oxygen milky way atmosphere sunrise sunset elliptical surface bright brightest
      closest farthest largest smallest giant rocky core dust matter hydrogen helium supernova hole
      mission landed landing rover armstrong apollo spacecraft kilometres visible toupie top lamp ball
      turning half side dark billion billions grain titan storm fuel capsule footprints boulders
      circling flew flag aldrin collins hours module steep steeply lean leans rays flat australia july
      full waxing waning binoculars clouds hidden rose set horizon dipper polaris north shooting iss
      weightless suit helmet red icy hot cold distance lightyears warmth explosion collapse black
      supergiant model polystyrene styrofoam painted string hung`,
    fr: `espace planète planètes terre soleil lune étoile étoiles galaxie univers orbite tourner tourne
      rotation axe incliné inclinaison penché solaire système mercure vénus mars jupiter saturne uranus
      neptune pluton comète astéroïde météore météorite gravité fusée astronaute télescope satellite
      vaisseau nasa lunaire éclipse phase phases cratère astronomie astronome constellation naine anneau
      anneaux gaz ciel nuit jour ombre hémisphère équateur saison saisons été hiver croissant station
      oxygène voie lactée atmosphère lever coucher révolution elliptique surface brillant brillante
      proche éloignée géante géant rocheuse noyau poussière hydrogène hélium supernova trou mission
      atterri alunir rover armstrong apollo sonde kilomètres visible éclaire toupie lampe orange moitié
      face côté obscurité milliards tempête éclairer carburant capsule empreintes ceinture astéroïdes
      rocheuses énormes initiales module contenir
      quartier pleine demi gibbeuse jumelles nuages cachée horizon ourse polaire filante iss spationaute
      apesanteur combinaison casque rouge gazeuse glacée chaud froid distance lumière explosion
      effondrement noir maquette boules polystyrène peintes suspendu`,
  },
  water: {
    en: `water tap taps faucet shower showers bath bathtub bucket toilet flush leak leaks drip drips
      dripping litre litres liter gallon saved saving waste hose rain barrel rainwater meter basin
      bottle brushing soaping minutes full half load dishwasher river lake sea ocean pool drink drinking
      thirsty glass pipe pipes sink warm clean dirty filter pollution
      turned teeth shorter timer plants fix washer button cup mug beaker eco reuse pasta rinse
      vegetables cooled drank`,
    fr: `eau robinet robinets douche douches bain baignoire seau toilettes chasse fuite fuites goutte
      gouttes litre litres économiser gaspiller gaspillage tuyau pluie récupérateur compteur bassine
      bouteille brosser savonner minutes rivière lac mer océan piscine boire potable soif verre tuyaux
      évier chaude propre sale filtre
      fermé dents minuteur plantes joint bouton gobelet jet lave vaisselle éco plein réutilise pâtes
      rincer légumes bu gourde`,
  },
  environment: {
    en: `environment environmental recycle recycled recycling plastic paper cardboard glass metal bottle
      waste litter rubbish trash pollution pollute polluted climate global warming carbon dioxide
      emissions greenhouse fossil fuel energy electricity solar panel wind turbine renewable reuse
      reused reusable reduce compost landfill ocean forest deforestation tree species endangered protect
      protected save saving water tap lights switch bin sort sorted bag packaging oil nature ecological
      ecology sustainable bike bus bottles cans tins peel peels straws turn off tin battery batteries
      donate clothes temperature polar ice melt pesticides organic local transport factory factories
      smoke lungs turtles television standby appliance appliances heater heating fridge charger chargers
      lid switched avoid steel cloth loose companies package wrapping jar jars biodegradable straw
      shampoo bar lunchbox planted trees buy less meat vegetarian train second hand repair beach cleanup
      picked gloves tongs cigarette butts butt mask street poster bench
      socket unplug plug lamp bulb led power boils pot kettle degrees cooler jumper sweater radiator
      thermostat dry washing machine full thirty stairs lift elevator walk cycle bicycle carpool tram
      cable laptop door open draught window insulation meter kilowatt bill coal gas nuclear wrappers
      picker ducks animals swallow sea refill box lunch secondhand flea market seeds bees leftovers`,
    fr: `environnement environnemental recycler recyclé recyclage plastique papier carton verre métal
      bouteille déchet déchets gaspillage gaspiller pollution polluer pollué climat réchauffement
      climatique carbone dioxyde émission effet serre fossile énergie électricité solaire panneau
      éolienne renouvelable réutiliser réutilisable réduire compost décharge océan forêt déforestation
      arbre espèce menacée protéger protégé économiser eau robinet lumière éteindre poubelle trier tri
      sac emballage pétrole nature écologique écologie durable vélo bus bouteilles conserve canettes
      épluchures paille pailles éteint piles occasion température banquise fonte pesticides bio local
      transport usine usines fumée tortues bac bacs brûle brûler jaune télé télévision veille allumé
      allumée interrupteur multiprise appareil appareils chauffage frigo chargeur couvercle facture
      ampoule led radiateur éviter inox gourde vrac entreprises emballages bocaux bocal biodégradable
      gourdes planté arbres viande végétarien train seconde main réparer plage ramassé ramasser gants
      pince mégot mégots masque arrêt affiche chemin rempli banc
      débranche prise lampe éteins courant bout bouillir casserole bouilloire degré pull thermostat
      baissé étendre linge machine pleine trente escalier ascenseur marcher pied covoiturage tram câble
      ordinateur porte ouverte isolation fenêtre compteur kilowatt charbon gaz nucléaire paquet canards
      animaux avalent mer recharge tissu boîte brocante graines abeilles restes`,
  },
} satisfies Themes
