import type { Themes } from './theme'

/** What is done in a house. Words of several subjects stand in each of them. */
export const home = {
  tidying: {
    en: `room bedroom bed toy tidy clean cleaned cleaner cleanup mess messy messier declutter clutter
      vacuum hoover dust dusty duster sweep swept broom mop mopped floor carpet rug shelf shelves
      wardrobe closet cupboard drawer desk bin wipe scrub polish spotless dirt dirty stain clothes sock
      shirt hanger hung box basket bucket sponge cloth pillow blanket duvet sheet sheets window mirror
      organize organise sort neat neatly lego teddy bookshelf bookcase hallway staircase attic basement
      garage crumbs donate put away stuff things pile piled papers books folded swap empty emptied
      underneath corner ladder cobweb tissues wet mopping sparkling shiny shine fresh smell smells stack
      stacked fluff chairs chair couch sofa cushions curtains lamp plants calendar backpack crayons
      markers dolls doll puzzle puzzles pants shoes coat jacket rack hook dresser nightstand trunk
      cleaning cloths disinfect bathroom toilet sink tub tiles tile limescale vinegar newspaper hair
      chores chore spiderweb spider web gathered gather magazines magazine mug mugs armchair throw
      guests visitors lined line spray streak streaks squeegee glass pane panes smudge smudges
      fingerprints rag handheld dustpan pan coats stairs entrance chest broken give charity carton boxes
      donated keep blocks cars old baby space
      tidier untidy rubbish threw thrown crumpled wrappers fridge jars expired mould moldy furry mouldy
      butter lemon bottles lids containers leaked sticky warm water slippery footprints backwards wrung
      wring broomstick radiator windowsill skirting bleach gloves flush brush rim seat descaler tap
      plughole drain soap dish rings towels crate labels keepsakes souvenirs rearranged alphabetical
      spine pens pencils sharpener eraser stapler paperclips cables charger bagless nozzle hose plug
      cord lost marbles dried pebbles leaves terrace patio doormat mat shovel heap squeaky hides coins
      penny notebook recycling banister landing vase frames photo tv screen piano feather globe
      lampshade blinds fan pillowcase mattress tucked fitted bedspread plushies stuffed animals bunk
      cleared roomy visible`,
    fr: `chambre lit jouet ranger rangement rangé rangée rangeais rangeait propre proprement nettoyer
      nettoyage ménage désordre bazar fouillis aspirateur aspirer poussière dépoussiérer chiffon balai
      balayer balayé serpillière laver sol parquet plancher moquette tapis étagère armoire placard
      tiroir bureau poubelle corbeille essuyer frotter tache sale saleté vêtements habits chaussette
      cintre caisse boîte panier seau éponge oreiller coussin couverture couette drap fenêtre vitre
      miroir trier tri peluche lego bibliothèque couloir grenier garage miettes plier plié pendu
      suspendu jeter ordonné traîner traînait traînaient rangements affaires pile empilé papiers livres
      vidé vider coin dessous toile araignée brillant brille fraîche sent lingette matelas taie commode
      canapé chaise chaises rideaux lampe poupée poupées puzzle puzzles feutres chaussures manteau veste
      crochet chevet salle bain toilettes lavabo baignoire carrelage calcaire vinaigre robinet journal
      cheveux corvée corvées voitures figurines cahiers trousse boîtes brosse plumeau dégoûtant
      magazines magazine tasse tasses fauteuil plaid invités traces trace vitres raclette pulvérisateur
      produit chiffons doigts empreintes pelle balayette entrée manteaux marches fini collé colle coffre
      donner association cartons garder cubes petites
      désordonné emballages pot périmé beurre citron bouteilles couvercles frigo clayette bac mouillé
      essorer glissant reculons chaussons radiateur rebord plinthe javel gants chasse cuvette lunette
      bonde savon serviettes étiquettes classé classeur alphabétique tranche stylos crayons taille gomme
      agrafeuse trombones câbles chargeur embout tuyau prise billes cailloux feuilles terrasse
      paillasson tas grain rampe cadre vase télé écran abat store ventilateur housse bordé retourné
      secoué aéré doudou superposé place dégager visible moutons recoins plafond aligner entassé mêle
      brillent`,
  },
  dishes: {
    en: `dish dishes dishwasher plate bowl cup mug glass glasses fork knife knives spoon cutlery
      silverware pan pot sink rinse rinsed soap soapy sponge dry dried drying towel grease greasy
      counter worktop table tablecloth napkin wipe washed wash washing kitchen cupboard cabinet leftover
      leftovers drain rack unload unloaded load loaded scrub stove oven saucepan set crumbs scrape
      scraped bubbles foam drip dripping tray jug lid bottle kettle oily spotless countertop placemat
      chopsticks squirt gloves steel wool soak soaked rinsing faucet tap cleanest dishcloth pots pans
      plates creuses dishtowel wine mugs teapot breakable shelves stacked stack
      ring triangles teaspoons soup wineglass carafe pitcher salt pepper shaker basket bread candles
      coaster guests seat right left side saucer detergent tablet aid filter upper lower prongs suds
      burnt tupperware sieve whisk ladle grater peeler drawer steamed steamy hot gloss polish scrubber
      hand clink chipped broke smashed stain chew mouth closed elbows lap politely pass swept`,
    fr: `vaisselle assiette bol tasse verre fourchette couteau couteaux cuillère couverts poêle
      casserole évier rincer rinçage savon savonneux éponge essuyer sécher séché torchon graisse gras
      plan table nappe serviette laver lavé lavage cuisine placard restes égoutter égouttoir vider
      remplir frotter four cuisinière miettes débarrasser débarrassé mettre mis dresser gratter gratté
      mousse plateau carafe couvercle bouteille bouilloire lavette plaque plaques set pichet vaisselier
      creuse creuses éventail restaurant tremper trempé gants robinet bulles dos égoutte essuie
      serviettes verres assiettes théière tasses rangé rangées empilé étagère
      ronds triangles soupe cruche sel poivre corbeille bougies dessous invités place droite gauche côté
      soucoupe pastille tablette filtre brûlée boîte passoire fouet louche râpe tiroir vapeur chaud
      brosse ébréchée cassé tintent bouche fermée coudes genoux poliment épluchures compost panier haut
      bas évacuer frigo film alu secoué`,
  },
  cooking: {
    en: `cook cooked cooking chef bake baked baking recipe ingredient dough flour sugar butter egg milk
      cream yeast salt pepper spice herb garlic onion tomato potato carrot cucumber lettuce salad soup
      sauce pasta spaghetti rice noodle bread sandwich toast pancake waffle omelette cake cookie biscuit
      brownie muffin chocolate vanilla pie pizza chicken meat beef fish cheese vegetable fruit apple
      banana lemon strawberry chop chopped slice sliced peel peeled stir stirred whisk mix mixed mixture
      boil boiled fry fried roast grill simmer knead oven stove pan pot bowl spoon teaspoon tablespoon
      gram oil vinegar delicious taste tasted tasty flavour flavor dinner lunch breakfast meal dessert
      supper snack kitchen serve served burnt crispy tablespoons jam honey yogurt yoghurt mushroom
      mushrooms pumpkin zucchini broccoli beans peas corn ham bacon sausage sausages shrimp tuna wrap
      burger fries ketchup mayonnaise mustard curry tortilla taco tacos lasagna risotto batter lumps
      crumble icing frosting sprinkle sprinkled spread grated grate drain drained tray foil timer
      microwave fridge freezer cutting board knife berries raspberry blueberry cherry peach grape orange
      juice smoothie tea coffee ice golden raw yolk sticky crust soft al dente seasoning sprinkles
      appetite hungry ate eat eating portion portions feed plate plates oats oatmeal walnuts nuts
      almonds cereal cereals flakes porridge wheat avocado spinach kale lentils chickpeas tofu quinoa
      wrist flip flipped stuck plum pear melon coconut cinnamon ginger basil parsley mint broth stock
      stew casserole gravy dumpling dumplings sushi hummus popcorn muffins scones buns bun loaf
      fingertips thicker thinner cutter cutters stars moons rest sticks parchment sheet layers layer
      nutmeg bay leaf lasagne crunchy sour sweet kiwi kiwis mango pineapple pears squeezed squeeze juicy
      napkin picnic sandwiches toasted toaster scrambled lemonade pips sieve strain cubes cube jug
      poured pour pouring dissolve dissolved thirsty ladle starch soda can poultry clementine tangerine
      starter course
      strainer omelet crack shell whites beaten beat melted softened preheated degrees rise risen mitt
      cooled diced crushed minced grind ground cups handful pinch measuring scales dl ml ripe rotten
      peeler skins seeds pit stalk stem core salty bland spicy savoury tasteless tangy bitter creamy
      fluffy brown burned smelled yummy lick wooden spatula rolling pin filling stuffed cling film
      leftovers thermos flask lunchbox salami raisins crackers muesli granola syrup maple marmalade
      nutella cocoa hot marshmallows whipped pudding jelly custard sundae cone scoop crepes mashed leek
      celery cauliflower cabbage sprouts beetroot turnip parsnip radish artichoke asparagus aubergine
      eggplant olives rocket chives dill coriander rosemary thyme oregano paprika cumin bubbled lid
      colander cookbook apron beeped texture crunch chewy slimy stringy ladder bucket stones stained
      picked jars apricots
      barbecue charcoal coal tongs skewers marinade marinated steak cob flames fire ash dip`,
    fr: `cuisiner cuisine cuisinier cuire cuit cuite cuisson recette ingrédient pâte pâtes farine sucre
      beurre oeuf oeufs œuf œufs lait crème levure sel poivre épice herbe ail oignon tomate carotte
      concombre laitue salade soupe sauce spaghetti riz nouille pain sandwich tartine crêpe gaufre
      omelette gâteau biscuit cookie muffin chocolat vanille tarte pizza poulet viande boeuf poisson
      fromage légume fruit pomme banane citron fraise couper coupé éplucher trancher mélanger mélange
      remuer battre fouet fouetter bouillir bouillie frire rôtir griller mijoter pétrir four poêle
      casserole saladier cuillère gramme huile vinaigre délicieux goût goûter dîner déjeuner repas
      dessert souper servir servi brûlé croustillant moule préchauffer confiture miel yaourt champignon
      champignons citrouille courgette brocoli haricots maïs jambon lardons saucisse saucisses crevettes
      thon frites ketchup mayonnaise moutarde curry lasagnes gratin quiche purée compote crumble glaçage
      saupoudrer étaler étalé râper râpé égoutter plaque minuteur frigo congélateur planche couteau
      framboise myrtille cerise pêche raisin orange jus smoothie thé café doré cru jaune blanc grumeaux
      sachet pincée collant mou assaisonner faim mangé manger portion portions plat beurré fouetté
      tablier épluché rondelles flocons avoine noix amandes noisettes céréales blé avocat épinards
      lentilles chiches tofu quinoa prune poire melon coco cannelle gingembre persil bouillon ragoût
      gratiné ravioli ravioles sushi houmous brioche boule miche crudités vinaigrette omelettes battus
      croûte fondant doigts épais fine emporte étoiles repose reposer papier sulfurisé couches muscade
      laurier croustillante croquant acide sucré kiwi kiwis mangue ananas poires presser pressé juteux
      bol assiette pique tartines grillé brouillés oranger sauter ratée pépins noyau limonade citronnade
      passoire glaçons glaçon pichet verser versé râpées féculents clémentine mandarine entrée soda
      canette louche plats
      agrumes battu batteur neige fondu fondre degrés lever gonflé gants manique refroidir dés cubes
      écrasé hachoir haché moulin poignée balance mûr pourri économe épluchures peau noyaux queue
      trognon salé fade amer crémeux moelleux odeur sentait miam lécher spatule bois rouleau garniture
      garnir farci alu film gourde boîte saucisson bâtonnets secs muesli sirop érable cacao chantilly
      flan glace cornet retourner lard poireau céleri chou choux fleur betterave navet radis artichaut
      asperges aubergine olives ciboulette aneth coriandre romarin thym origan paprika cumin couvercle
      rab livre minuterie sonné chef texture filandreux gluant abricots mirabelles bocaux cueillies
      tartelette pièce fourrer enfourner levain fermenté boulette vapeur semoule couscous poivron feta
      mozzarella gruyère emmental comté chèvre quarts madeleines mousse caramel tremper
      barbecue charbon braises brochettes marinade mariné merguez côtelettes steak flammes feu cendre
      puits tendre mixer mixeur poignet napper napé`,
  },
  laundry: {
    en: `laundry clothes clothing wash washed washing washer machine detergent softener dryer dry dried
      drying fold folded folding iron ironed ironing hang hung clothesline line peg pegs hanger sock
      socks shirt shirts trousers pants jeans sweater jumper towel towels sheets sheet underwear pyjamas
      pajamas basket hamper stain colours colors whites darks sort sorted pile piles drawer wardrobe
      closet spin load program lint wrinkles crease creased creases damp wet pockets pocket fabric wool
      cotton shrink shrunk bra uniform separated separate pairing pair pairs matched tissue cap beep
      beeped sleeves sleeve collar buttons zipper soft smelled spun rack airing bundle mesh duvet cover
      elastic fitted
      clipped heavy breeze wind airer radiator tumble lavender powder capsule bleach colourfast inside
      turned zip cuffs halves thirds stack shelf heel odd partner missing steam board scorched burnt
      seam hem thread needle buttonhole stitch sewed sewn knot prick thimble holes sequins ketchup grass
      outgrown outgrew tight season donate charity vest skirt dress hoodie scarf mittens gloves hats
      coat leggings tea drip wring wrung foam door drum`,
    fr: `lessive linge laver lavé lavage machine adoucissant sécher séché séchage plier plié pliage fer
      repasser repassage repassé étendre étendu étendoir pince pinces cintre chaussette chaussettes
      chemise chemises pantalon jean pull serviette serviettes drap draps culotte pyjama panier tache
      couleurs couleur blanc trier trié tri pile tiroir armoire essorer essorage vêtement habit
      programme bouton froissé plis pli humide mouillé poche poches tissu laine coton rétréci hublot
      capsule bac paire paires manche manches col boutons fermeture éclair housse canapé tas rabattre
      rouler roulé séparé séparer repasse chiffonné étendage corde ranger élastique
      accroché corbeille lourd vent radiateur lavande poudre dosette javel envers retourné zip poignets
      tiers étagère talon assorties orpheline manque vapeur planche brûlé couture ourlet fil aiguille
      boutonnière point cousu coudre noeud piqué dé trous paillettes herbe serré penderie saison
      association maillot collants jupe robe sweat écharpe moufles gants bonnet manteau leggings short
      torchon gouttait tambour tourne coloré foncé clair`,
  },
  shopping: {
    en: `supermarket grocery groceries shop shopping shopkeeper store market list basket cart trolley
      aisle cashier checkout buy bought pay paid receipt price till baker bakery butcher bread milk
      vegetables fruit errand carry carried unpack unpacked heavy pharmacy change coins queue line mail
      mailbox post parcel package deliver stamp kiosk fish counter scanned scan barcode coupon brand
      expiry eggs yoghurt apples bananas cheese weigh weighed kilo discounter cheaper expensive euros
      euro corner supermarkets taste compare pound cents pears
      flyer cash customer sold sell seller stall haggle bargain offered blanket lady crate tomatoes
      onions potatoes bag carrier tote wheel escalator elevator frozen freezer tins jar cereal dairy
      loaf loaves rolls croissant baguette pretzel warm crust smell queued wait turn greet thank purse
      wallet card pin bill sticker label shelves shelf bottom top reached forgot remembered crossed
      ticked sweets chewing gum toilet paper deposit machine`,
    fr: `supermarché épicerie courses magasin boutique marché liste panier chariot caddie rayon caisse
      caissière caissier acheter acheté payer payé ticket prix boulanger boulangerie boucher pain lait
      légumes fruits commission porter porté lourd pharmacie monnaie file queue courrier facteur lettres
      colis livrer timbre sac sacs kiosque poissonnerie scanner marque pommes bananes fromage oeufs pesé
      peser baguette croissants kilo euros moins cher chère coûte comparer goût centimes produits
      client vendu vendre vendeur vendeuse stand étal marchander discuter proposer négocier couverture
      dame monsieur cagette tomates oignons terre cabas roulettes surgelés congelés conserves bocal
      céréales laitiers yaourts miche tradition chocolatine chocolat chaud croûte odeur sentait attendre
      attendu tour bonjour merci rendu rendre carte pièce billet étiquette promotion réduction étagère
      attraper oublié coché rayé barré bonbons chewing papier toilette consigne croqué bout quignon
      devant poissonnier primeur maraîcher échangé gagné bénéfice`,
  },
  trash: {
    en: `trash rubbish garbage waste bin bins bag bags recycling recycle sort sorted container curb kerb
      collection compost bottles cans cardboard paper plastic glass lid dumpster truck street corner
      stairs elevator smelly stink empty emptied landfill peelings newspapers newspaper tied knot stank
      smelled black green grey blue yellow lids lorry organic leftovers
      caddy ripped leaked dripping liner gloves flattened squashed crushed rinsed tins yoghurt pots
      cartons caps brown white broken noise loud collectors pickup wheelie rolled wheeled gate road
      thursday monday tuesday wednesday friday weekly maggots flies fly worms eggshells coffee grounds
      tea leaves batteries bulbs clothes bank deposit`,
    fr: `poubelle poubelles ordures déchets sac sacs recyclage recycler trier trié tri trottoir
      conteneur bac bacs collecte compost bouteilles boîtes conserve carton cartons papier plastique
      verre couvercle camion rue coin escalier ascenseur puer pue vider vidé épluchures décharge noeud
      journaux noir vert jaune gris bleu odeur puait sentait restes
      percé coulé dégoulinait gants aplati écrasé rincé pots yaourt briques bouchons bruit éboueurs
      ramassage roulé portail route jeudi lundi mardi mercredi vendredi mouches coquilles œufs marc café
      thé piles ampoules vêtements borne consigne noué attaché fermé déborde lourd bocal canette
      emballage déchèterie encombrants`,
  },
  hygiene: {
    en: `teeth tooth brush brushed brushing toothbrush toothpaste floss dentist cavity plaque gum mouth
      mouthwash shower bath bathtub soap shampoo towel wash washed hands germs bacteria hygiene nails
      comb hair sink rinse spit clean bathroom toilet tap tub hairbrush deodorant sanitizer virus
      bristles circles molars chewing tongue minutes timer bleed bled mint fluoride smooth tartar enamel
      brace braces dental lather fingers fingernails dry clippers scalp sneeze cough tissue soapy elbow
      germ invisible swallow swallowed tummy drying happy birthday song shave toothpick sweat paste pea
      sore acid sweets sugar holes fiddly back outside inside gentle rinses clipper
      foam foamy gargle spat mirror upper lower wisdom wobbly drill filling chair bracket elastic bands
      retainer box palms thumbs wrists dirt bubbles paper sanitiser sick cold flu stomach bug touch
      doorknob handles steam conditioner tangled knots detangle plait ponytail gel wet dripping
      temperature lukewarm armpits feet toes cream lotion sunscreen fresh smelly stink sweaty filed clip
      cuticle curved straight scissors corner hangnail bite ear cotton wax washcloth face flannel
      pimples mask hourglass sandglass
      glasses lens lenses optician scratches foggy frame fingerprint drop cloth case blurry louse lice`,
    fr: `dent dents brosse brosser brossage dentifrice fil dentiste carie plaque gencive bouche douche
      doucher bain baignoire savon savonner shampoing serviette laver lavé mains microbe microbes
      bactérie hygiène ongle ongles peigne cheveux lavabo rincer cracher propre toilettes robinet
      déodorant gel virus mousse poils cercles molaires langue minuteur sablier saigner saigné menthe
      fluor lisse tartre émail appareil haleine frotter doigts sécher peigner éternuer tousser mouchoir
      gencives sourire avaler avale ventre invisible chanson chanter rincés mouille mouillé humidité
      gorge grippe rhume frottes pâte noisette acide bonbons sucre caries trous doucement intérieur
      extérieur brossette
      gargarisme recraché miroir haut bas sagesse bouge roulette plombage bagues élastiques gouttière
      boîte paumes pouces poignets crasse saleté bulles malade enrhumé toucher poignée vapeur emmêlés
      noeuds démêlant tresse queue cheval température tiède aisselles pieds orteils crème solaire frais
      puer transpirer sueur lime coupe cuticule arrondi droit ciseaux coin ronger oreilles coton gant
      visage boutons masque shampooing yeux piquent piquer gratte arrière fond
      lunettes verres opticien rayures buée monture empreintes goutte chiffon étui flou poux lotion`,
  },
  routine: {
    en: `routine morning evening bedtime schedule timetable alarm clock wake woke early late ready
      dressed breakfast backpack schoolbag habit plan planned planning planner calendar sleep slept
      sleeping asleep nap tired rest rested pyjamas pajamas bed night dream lamp punctual checklist
      chart prepared pack packed agenda minutes bus deadline priority priorities reminder wakeup bell
      yawn screens tomorrow weekly monday tuesday wednesday thursday friday saturday sunday free relax
      shower organised organized list split afternoons test swimming training practice hour homework
      fridge sticky notes snooze socks cereal teeth brushed hair combed shoes laces door quarter half
      past lights story
      rang ring oversleep overslept sleepy groggy stretch curtains toast laid chair tick sticker rush
      hurry calm bathroom toothbrush book dark wide awake dreamt counted sheep blanket tossed turned
      phone away woken colour coded slot appointment spare chores nightlight cosy energy concentrated
      mood cranky grumpy stop seat driver pass`,
    fr: `routine matin matinée soir soirée coucher couché horaire emploi réveil réveillé réveiller lever
      levé tôt tard prêt habillé habiller déjeuner cartable sac habitude plan planning planifier
      calendrier sommeil dormir dormi endormi sieste fatigué repos reposé pyjama lit nuit rêve lampe
      ponctuel agenda préparé préparer nuits heure minutes bus priorité priorités rappel sonne sonnerie
      bâiller demain hebdomadaire lundi mardi mercredi jeudi vendredi samedi dimanche libre douche
      organisé organiser liste tâches somme entraînement natation piscine frigo tableau affiché minuteur
      chaussettes céréales dents coiffé chaussures lacets porte quart horloge histoire
      snooze somnolent étiré rideaux volets tartine chaise coche autocollant gommettes retard avance
      dépêcher pressé salle bain brosse livre éteint éteindre noir moutons couverture tourné retourné
      écran téléphone couleurs créneau rendez activités loisirs veilleuse énergie humeur grognon ronchon
      arrêt chauffeur carte paupières grasse
      judo rentre exposés affaires`,
  },
  dressing: {
    en: `shoelace lace loop bow knot untied undone tie tied tying pull tight tighten loosely cross hole
      bunny rabbit ear double trainers sneakers shoe boot sandals slippers sole heel tongue eyelet
      velcro buckle strap sock zip zipper button buttonhole collar cuff sleeve coat jacket jumper
      sweater hoodie scarf hat gloves mittens trousers jeans belt shirt dress skirt vest underwear
      backwards inside front label wear wore warm rain weather clothes chair laid outfit match necktie
      wide narrow thin windsor mirror neat leather polish brush cream wax rag shine shiny mud muddy dirt
      black brown circles rub dry newspaper spray braid plait strand fingers`,
    fr: `lacet boucle nœud noué défait défaisait défaire attacher serrer tirer croise bout trou trous
      dessous dessus autour lapin oreille double baskets chaussure bottes sandales chaussons semelle
      talon languette œillet scratch velcro sangle chaussette fermeture éclair zip bouton boutonnière
      col manche manteau veste pull sweat écharpe bonnet gants moufles pantalon jean ceinture chemise
      robe jupe collants slip culotte tee shirt envers endroit étiquette habillé enfiler porter chaud
      pluie météo vêtements habits chaise tenue assorti cravate large mince miroir cuir cirage cirer
      crème chiffon brosse brille brillent boue sèche saleté noir marron ronds frotter journal
      imperméabiliser neuves tresse mèche doigts pied`,
  },
  vehicles: {
    en: `car bike bicycle scooter van wheel wheels tyre tyres tire tires tube pump pumped brake brakes
      pedal pedals saddle chain oil oiled puncture patch gears handlebars bell helmet lights hose sponge
      bucket soap foam rinse rinsed bonnet hood windscreen windshield window windows bumper roof seats
      seat trunk boot mats vacuum vacuumed wax shiny leather mud spots engine garage wash washed wiper
      mirror mirrors dashboard licence plate
      flat deflated inflate inflated inner hole punctured valve spanner tread
      cycle ride rode squeaked squeaky rust rusty drop grease links derailleur spokes rim mudguard
      reflector rack basket stand kickstand grips height low high front rear back dynamo battery hissing
      air bubbles cap pressure hard lever glue sandpaper nut jack lifted bolts spare traffic lane path
      hill uphill downhill strap heel kerb hoovered crumbs door shampoo polish birds chamois dried
      insects bugs parked driveway driver motor drive bus stop`,
    fr: `voiture auto vélo bicyclette trottinette camionnette roue roues pneu pneus chambre air pompe
      gonfler gonflé frein freins pédale pédales selle chaîne huile huiler huilé crevaison rustine
      vitesses guidon sonnette casque phares tuyau éponge seau savon mousse rincer rincé capot pare
      brise vitre vitres carrosserie toit siège sièges coffre aspirateur aspiré boue tache taches moteur
      garage laver lavé essuie rétroviseur jantes peau chamois
      dégonflé regonfler regonflé regonflée crevé crevée trou retourné collé coller colle valve clé câble
      dérailleur
      rouler grince rouille goutte graisse maillons rayons réflecteurs porte bagages panier béquille
      poignées hauteur arrière feu feux dynamo pile plat siffle bulles bouchon pression dur démonte
      remonter papier verre écrou écrous cric soulever boulons secours circulation piste cyclable côte
      montée descente sangle talon trottoir glaces miettes portière shampoing jet polish séché insectes
      moustiques garé allée conducteur clef bascule`,
  },
  repair: {
    en: `repair repaired fix fixed mend mended broken broke screw screwdriver hammer nail drill saw
      wrench pliers tool toolbox glue glued tape paint painted wood wooden plank build built assemble
      assembled bolt chain oil oiled bulb battery leak hinge furniture instruction instructions
      sandpaper shed fence loose tight tighten tightened loosen rust rusty rubber grease lever shelf
      hook plug fuse socket wire spanner nut nuts washer drip dripping tap faucet sanded varnish rough
      roughened crack cracked stuck leg chair drawer handle knob lamp cable plastic metal wobble wobbly
      stable level
      unscrewed watts bright power shock ladder climbed switched hex key allen dowels boards measured
      pencil mark sawn sawdust thumb spirit primer brush roller coats dry superglue clamp held hold
      string soldered contacts spring opened cover lid casing wheels axle motor toy train gear patch
      sewed roof walls entrance box hole birds perch nest hut den branches rope knots blankets cushions
      clips tarp torch collapsed manual diagram spare logs axe split splinter stacked workshop workbench
      vice vise goggles creak squeaked lock hang hung picture bracket
      spine binding weights dictionary pressed torn tear ripped sewn`,
    fr: `réparer réparation réparé bricoler bricolage cassé visser vis tournevis marteau clou perceuse
      scie clé pince outil outils colle coller collé scotch peinture peindre peint bois planche
      construire construit monter montage assembler boulon chaîne huile huiler ampoule pile fuite
      charnière meuble notice mesurer poncer cabane clôture serré serrer desserrer rouille rouillé
      caoutchouc graisse levier étagère crochet prise fusible fil écrou joint goutte robinet poncé
      vernis rayon câble fissure coincé pied chaise tiroir poignée lampe plastique métal bancal stable
      niveau punaise
      dévissé watts courant disjoncteur choc échelle escabeau culot douille hexagonale chevilles crayon
      trait marqué sciure clous pouce percé ponçage papier verre rouleau couche ruban coulures sécher
      forte tenu ficelle soudé contact ressort ouvert couvercle roues essieu moteur jouet train
      engrenage rustine recousu toit murs entrée trou oiseaux perchoir nid branches corde nœuds
      couvertures coussins bâche poche écroulé effondré tombée schéma pièces rechange bûches hache
      fendre fendu écharde empilé atelier établi étau lunettes grince serrure accroché tableau équerre
      perdu marche remarche fonctionne recollé
      tranche reliure blanche pinceau dictionnaire pressé déchiré détachait filet attache cousu feuilles`,
  },
} satisfies Themes
