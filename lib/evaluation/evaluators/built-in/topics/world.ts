import type { Themes } from './theme'

/** People together: their past, their countries, their rules. */
export const world = {
  history: {
    en: `history historical ancient past century centuries war wars battle battles soldier soldiers army
      general king kings queen emperor empire pharaoh pharaohs egypt egyptian egyptians pyramid pyramids
      mummy mummies tomb roman romans rome greek greeks greece athens sparta caesar gladiator legion
      senate republic viking vikings medieval middle ages knight castle crusade feudal peasant
      revolution revolutionary bastille guillotine louis napoleon invasion conquest colony slavery slave
      independence treaty president monarchy throne crown reign reigned ruled died born discovery
      explorer columbus prehistoric stone age cavemen neanderthal museum archaeologist archaeology
      artifact monument statue temple occupied resistance liberation trench nazi hitler holocaust
      invention inventor printing gutenberg industrial civil rights people society event date france
      germany england conquer conquered fight fought fighters tribe tribes weapon weapons shield shields
      armour armor commander troops ruler rulers law laws road roads aqueduct gods god temples senator
      nobles noble church taxes tax bread poor rebels rebellion protest protested execution executed
      peace alliance victory defeat defeated trade traded ship ships sailed sail voyage world origins
      ancestors steam factory factories workers rosa parks luther mandela gandhi tutankhamun cleopatra
      joan churchill de gaulle lincoln washington caves cave mammoth mammoths hunters hunt spear spears
      flint tools fire paintings huts farmers peasants plague black death moat squire squires lance page
      knights knighted tournament abbey monk monks monastery telegraph horse horses carriage carriages
      candle candles slaves boats gold priest priests hieroglyphs papyrus nile sphinx scribe titanic
      steamer passengers voices dauphin sacré sacre reims orléans rouen brûlée bûcher capturée vendue
      paysanne libéré libérer anglais convaincu époque cathédrale lord lords harvest invaded revolt
      prison guilty trial court hero heroes famous portrait april may july jewish jews hid hiding hide
      fled flee betrayed camp camps survived published father diary secret annex druid druids gaul gauls
      straw blacksmith forge barrel boar life lives astronaut apollo armstrong landing first
      invented bulb telephone edison curie bell discovered nobel prize blocks ramps sand treasure curse
      embalmed linen coffin chambers tunnel bombs sirens cellar rations coupons hungry refugees
      evacuated uniform front letters medal grandfather remembers olympia olympic wreath athletes naked
      competitions zeus toga chariot colosseum baths latin villa joust drawbridge tower longship horns
      rune slate oil lamps carts school electricity exhibits showcase dinosaur skeletons guide`,
    fr: `histoire historique ancien antiquité passé siècle siècles guerre guerres bataille batailles
      soldat soldats armée général roi rois reine empereur empire pharaon pharaons égypte égyptien
      égyptiens pyramide pyramides momie momies tombeau romain romains rome grec grecs grèce athènes
      sparte césar gladiateur légion sénat république viking vikings médiéval moyen âge chevalier
      château croisade féodal seigneur paysan révolution révolutionnaire bastille guillotine louis
      napoléon gaulois gaule vercingétorix clovis charlemagne invasion conquête colonie esclavage
      esclave indépendance traité président monarchie trône couronne règne régner mort né découverte
      explorateur colomb préhistoire préhistorique caverne néandertal musée archéologue archéologie
      monument statue temple occupation résistance libération tranchée nazi hitler invention inventeur
      imprimerie gutenberg industrielle droits peuple société événement date france allemagne angleterre
      tour conquérir conquis combattre combat combats tribu tribus arme armes bouclier boucliers armure
      commandant troupes dirigeant loi lois route routes aqueduc dieux dieu temples sénateur nobles
      noble clergé église impôts impôt pain pauvre rebelles révolte manifester exécution exécuté paix
      alliance victoire défaite vaincu commerce navire navires voyage monde origines ancêtres vapeur
      usine usines ouvriers états généraux parisiens poudre injustice privilèges tiers jeanne arc
      toutankhamon cléopâtre churchill gaulle versailles silex tailler taillé lance rennes mammouth
      mammouths chasse chasser chasseurs chasseur grotte grottes peintures lascaux tentes huttes bêtes
      viande feu outils peau peaux peste écuyer écuyers adoubé adouber tournoi abbaye moine moines
      monastère cheval chevaux bougies esclaves bateaux prêtre prêtres hiéroglyphes papyrus nil sphinx
      scribe juillet xiv xvi voix dauphin sacré reims orléans rouen brûlée bûcher capturé capturée
      vendue paysanne libéré libérer anglais convaincu époque cathédrale seigneurs récolte envahi prison
      coupable procès tribunal célèbre naissance avril mai juin juif juive juifs cachés cacher cachée
      fui fuir trahi camp camps survécu publié journal druide druides paille forgeron forgerons tonneau
      moissonneuse agriculteurs sanglier alésia battus battu jésus christ vivre vivaient habitaient
      ampoule téléphone edison curie nobel prix tombes blocs rampes sable trésor malédiction embaumé
      bandelettes cercueil chambre tunnels bombes bombardé sirènes cave rationnement tickets faim
      réfugiés évacué uniforme prisonnier front lettres médaille souvient olympie athlètes épreuves zeus
      toge char colisée thermes latin villa joute pont levis douves drakkar casque cornes runes fermiers
      ardoise lampes huile charrettes noblesse prise blé colère cahiers doléances abolition citoyen
      liberté égalité vitrine squelettes tableaux guide`,
  },
  geography: {
    en: `geography map maps atlas globe country countries continent continents europe africa asia
      america australia antarctica ocean oceans sea river rivers mountain mountains alps capital
      capitals city cities paris london rome berlin madrid tokyo border borders flag flags north south
      east west compass latitude longitude equator population inhabitants region landscape coast island
      islands desert climate language languages culture currency neighbour france spain germany italy
      england portugal switzerland belgium china japan india brazil canada egypt nile amazon village
      town kilometres million square called situated located lies coastal highest longest largest
      smallest plains plateau volcano volcanoes geyser geysers glacier glaciers lagoon speak speaks dish
      typical traditional tourists famous iceland norway sweden greece turkey morocco senegal mexico
      argentina russia korea thailand peru vietnam kenya copenhagen bratislava lisbon vienna budapest
      prague warsaw athens dublin oslo stockholm helsinki brussels amsterdam bern atlantic pacific
      mediterranean bay port harbour harbor bridge founded sailors flows flow spring source mouth
      castles banks thousand length long delta tributary dam shipping bridges
      street church bakery school bus stop playground station shop corner crossroads roundabout distance
      metres left right opposite middle symbol legend scale coloured blue green red mill fountain hall
      market narrow old quarter cinema pool library live hills fields factory remember rhyme quiz shape
      boot alphabet pins
      thames severn trent rhine danube estuary`,
    fr: `géographie carte cartes atlas globe pays continent continents europe afrique asie amérique
      australie antarctique océan océans mer fleuve fleuves rivière montagne montagnes alpes pyrénées
      capitale capitales ville villes paris londres rome berlin madrid tokyo frontière frontières
      drapeau drapeaux nord sud est ouest boussole latitude longitude équateur population habitants
      région département paysage côte île îles désert climat langue langues culture monnaie voisin
      france espagne allemagne italie angleterre portugal suisse belgique chine japon inde brésil canada
      égypte nil loire seine rhône amazone village relief kilomètres million superficie située situé
      coordonnées plaines plateau volcan volcans geyser geysers glacier glaciers lagune parle parlent
      plat typique traditionnel touristes célèbre islande norvège suède grèce turquie maroc sénégal
      mexique argentine russie corée thaïlande pérou vietnam kenya algérie tunisie copenhague bratislava
      lisbonne vienne budapest prague varsovie athènes dublin oslo stockholm helsinki bruxelles
      amsterdam berne atlantique pacifique méditerranée baie calanques marseille lyon toulouse bordeaux
      nantes lille strasbourg port fondée marins mistral bouillabaisse accent bord coule source
      embouchure châteaux rives mille longueur delta affluent barrage ponts traverse
      rue église boulangerie école arrêt aire jeux place gare magasin carrefour rond point distance
      mètres gauche droite face milieu symbole légende échelle colorié bleu vert rouge moulin fontaine
      mairie marché étroites vieille quartier cinéma piscine bibliothèque collines champs usine connue
      retenir quiz forme botte bordent alphabet épingles`,
  },
  sea: {
    en: `ship ships boat boats sail sailed sailing sailor sailors captain crew deck port harbour harbor
      anchor wave waves storm ocean sea iceberg lifeboat lifeboats rescue rescued drown drowned sank
      sink sunk wreck titanic steamer ferry submarine lighthouse passenger passengers voyage radio coast
      island tide fish fishing net pirate navy cabin compass
      ropes mast rudder steer wind tack knots pier dinghy paddle lifejacket buoy lamp beam fog rocks
      keeper treasure parrot cannon`,
    fr: `navire navires bateau bateaux voile voiles naviguer marin marins capitaine équipage pont port
      ancre vague vagues tempête océan mer iceberg canot canots sauvetage secourir noyer noyé coulé
      couler naufrage titanic paquebot ferry phare passager passagers traversée radio côte île marée
      poisson pêche filet pirate marine cabine boussole
      cordages mât gouvernail barre vent virer nœuds jetée annexe pagaie gilet bouée faisceau brume
      rochers gardien trésor perroquet canon`,
  },
  safety: {
    en: `safety safe danger dangerous fire smoke alarm detector battery extinguisher firefighter
      emergency evacuate exit exits escape crawl burn burns burned burnt flame flames stove candle
      matches door doors hot towel towels floor stairs neighbour address phone call ambulance police
      helmet seatbelt traffic crossing cross road lights pedestrian sidewalk pavement stranger strangers
      password poison medicine bandage wound first aid bleeding injury plan meeting street electricity
      socket water lifejacket drown bandages ice cold cream blister blisters cool cooled dial rescue
      rescued seat belt account accounts hacked hacker thief login letters signs numbers random long
      birthday name secret friends site sites computer internet online virus link links scam message
      kerb curb left right green man red car driver eyes parked vans zebra bike reflective vest shines
      bright dark headphones listen wait hold hand adult outside point brigade 112 911 999 18 15 17
      operator calm unconscious recovery cut wash disinfect plaster press pressure swelling wasp sting
      tick tweezers allergic chat private photos school age bullying block click attachment prize stolen
      symbols capital pet guess`,
    fr: `sécurité danger dangereux feu incendie fumée alarme détecteur pile extincteur pompier pompiers
      urgence évacuer évacuation sortie sorties issue ramper brûler brûlure flamme flammes cuisinière
      bougie allumettes porte portes chaud serviette serviettes sol escalier escaliers voisin adresse
      téléphone appeler ambulance police samu casque ceinture circulation traverser passage piéton
      piétons route rue trottoir inconnu inconnus mot passe poison médicament pansement blessure secours
      saigner prise courant électricité gilet noyer pansements glace crème cloque cloques refroidir
      composer sauveteur compte comptes piraté pirate voleur lettres chiffres signes hasard long
      anniversaire prénom secret site sites ordinateur internet virus lien liens arnaque message
      gauche droite vert bonhomme rouge voiture conducteur garées camionnette clouté zébré vélo
      réfléchissant fluo brille écouteurs écouter attendre main adulte dehors point rassemblement numéro
      112 18 15 17 opérateur calme inconscient coupure laver désinfecter appuyer gonfle guêpe piqûre
      tique pince allergique feux discussion privé photos école âge harcèlement bloquer signaler cliquer
      pièce jointe gagné prix volé symboles majuscules deviner chien`,
  },
  society: {
    en: `law laws right rights vote voted voting election elections president mayor government
      parliament citizen citizens democracy democratic rule rules community freedom equality justice
      police judge minister republic constitution society respect tolerance racism discrimination
      volunteer volunteering charity association neighbourhood neighborhood password privacy online
      bullying bully fair unfair equal allowed forbidden decide decided decision meeting opinion
      opinions debate argue argument homeless poor refugees peace war solidarity flag tax taxes
      raise hand shout listen wait turn teacher class classroom signed punish talk chaos noisy quiet
      ballot booth envelope box party candidate counted majority secret eighteen poster campaign
      promises council councillor education read mines factories hit violence doctor play convention
      protect states united nations headline article journalist paper flood strike accident politician
      thank elbows mouth full chew napkin interrupt greet door seat
      job nurse firefighter lawyer vet engineer baker pilot scientist builder study university salary
      hospital apprentice training uniform save lives dream`,
    fr: `loi lois droit droits vote voter voté élection élections président maire mairie gouvernement
      parlement citoyen citoyens démocratie démocratique règle règles communauté liberté égalité
      fraternité justice police juge ministre république constitution société respect tolérance racisme
      discrimination bénévole bénévolat charité association quartier mot passe internet harcèlement
      juste injuste égaux permis interdit décider décision réunion opinion opinions débat argumenter
      pauvres réfugiés paix guerre solidarité drapeau impôts
      lever main crier écouter attendre tour maîtresse classe signé interdites autorisé punir bazar
      bruit silence bulletin isoloir enveloppe urne candidat compté majorité secret affiche campagne
      promesses conseil éducation lire travaillent mines usines frapper violence médecin jouer avis
      convention protéger états nations unies titre article journaliste inondation grève accident
      politique plaît merci coudes bouche pleine mâcher serviette couper parole saluer place
      métier infirmier pompier avocat professeur vétérinaire ingénieur boulanger pilote architecte
      étudier études université salaire hôpital apprenti formation uniforme soigner urgences sauver vies
      rêve`,
  },
} satisfies Themes
