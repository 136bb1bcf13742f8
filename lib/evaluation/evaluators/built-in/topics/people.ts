import type { Themes } from './theme'

/** Family, friends and what one feels. */
export const people = {
  family: {
    en: `family mum mom mother dad father parent parents brother sister sibling baby grandma grandmother
      granny grandpa grandfather grandparents aunt uncle cousin cousins son daughter child children kid
      kids together home childhood relative relatives generation ancestor married wedding remember
      memories memory old photo album called phone visited born grew tree nana papa mama wife husband
      twins grandchildren nephew niece visit visits radio television farm war village job worked century
      school toys lived life young age stories story letter birthday hug kisses love call talked
      telephone choir hip grandad boat repaired moved canada great grandmothers poster name named
      surname ancestors immigrant emigrated roots play played hour asleep shoulder lap
      braids gran nan nanny stick cake plum slipped laughed boy girl blacksmith farmer miner baker
      tailor died dates branches sheet taped knee hospital garden ladder apples jam cat dog accent rang
      chatted miss hear voice gate waiting cards chess puzzle crawled piggyback horse peekaboo rattle
      bottle nappy diaper whiny hungry banana clapped giggled blocks tower duplo cuddly pacifier dummy
      pram stroller swing park nap sang lullaby surprise tray breakfast necklace flowers tears teacher
      strict slate ink inkwell uniform
      birth means agreed ambulance suits saint`,
    fr: `famille maman mère papa père parent parents frère soeur sœur bébé mamie papi papy tante oncle
      cousin cousine fils fille enfant enfants ensemble maison enfance génération ancêtre marié mariage
      souvenir souvenirs mémoire vieux photo album appelé téléphone né grandi arbre généalogique mémé
      pépé tata tonton femme mari jumeaux neveu nièce visite radio télévision ferme guerre village
      métier travaillait école jouets vivait vie jeune âge histoires parlé chorale hanche bateau
      déménagé canada cousins arrière affiche prénom nom ancêtres émigré racines joué jouer épaule
      endormi bruits
      photos tresses nounou canne gâteau glissé câlin ri souvient garçon forgeron fermier mineur
      boulanger tailleur mort dates branches feuille scotché genou hôpital jardin échelle pommes
      confiture chat chien accent sonné bavardé manque entendre voix bientôt portail attendait toussaint
      noël cartes échecs puzzle pattes cheval coucou hochet biberon couche pleurnichait faim banane
      biscuit applaudi rigolé rire cubes tour doudou tétine poussette balançoire parc sieste chanté
      berceuse surprise plateau tartines rose collier fleurs larmes bisou bisous embrassé maître sévère
      ardoise encre encrier plume blouse
      naissance signifie accord grec latin`,
  },
  kindness: {
    en: `kind kindness kindly nice help helped helping helpful helper share shared sharing care cared
      caring generous generosity gentle polite politeness please thank thanked thanks smile smiled
      smiling hug hugged comfort comforted compliment compliments cheer cheered surprise surprised
      invite invited apologise apologised apologize sorry forgive forgave neighbour neighbor neighbours
      elderly old lonely alone lonesome gift present donate donated volunteer carry carried heavy door
      listen listened friend friends friendly happy glad grateful encourage encouraged include included
      offered patient patience favour card flowers cried crying sad support bag bags floor elevator
      stairs cookie sit sat bench lunch borrow lend lent homework sick ill letter drawing hold held play
      played brother sister laughed laugh teased bullied hurt fell bandage asked asks offer promise lace
      laces ribbon shoelaces taught teach learned slowly proud knee den blanket captain nearly choir hip
      holidays broken arm tray embarrassed notes copied explained return key mail watered orchids trust
      trusted errand groceries babysat lady tired cashier drew gave stranger classmate classmates
      somebody someone
      shook peace sulked shouted yelled fight fought argued argument quarrel toy broke unfair fault mine
      blame admit together picture hair blushed bus driver teacher cook janitor secretly brought dog
      walked hills maths high right understand understood tears playground join game pupil seat umbrella
      snack`,
    fr: `gentil gentille gentillesse gentiment aider aidé aide partager partagé partage attention
      attentionné généreux généreuse générosité doux poli politesse plaît merci remercier remercié
      sourire souri souriait câlin consoler consolé compliment compliments encourager encouragé surprise
      surpris inviter invité excuse excuses excuser excusé pardon pardonner voisin voisine voisins âgé
      âgée vieux vieille seul seule cadeau offrir offert donner bénévole porter porté lourd porte
      écouter écouté ami amie amis amitié content contente heureux heureuse reconnaissant patient
      patience service carte fleurs pleurait pleurer triste soutien soutenir rendre sac sacs étage
      ascenseur escalier gâteau banc récré récréation prêter prêté devoirs malade lettre dessin tenir
      tenu jouer joué frère soeur sœur rire rigolait rigoler moqué pleure blessé tombé pansement proposé
      proposer promesse plaisir copine copain copines copains bracelet lacets rubans appris apprendre
      montré montrer lentement fier genou cabane pleuré chorale hanche vacances réussi énervait clé
      courrier arrosé confiance confié bras cassé plateau gêné expliqué retour ri dame fatiguée bravo
      inconnu dessiné endormi épaule camarade camarades quelqu
      serré main paix boudé crié hurlé bagarre disputé jouet injuste faute tort avouer promis
      recommencer ensemble coiffure rougi chauffeur maîtresse cantinière gardien secret cachette apporté
      courses chien promené maths tape compris larmes solitaire cour élève place parapluie goûter`,
  },
  feelings: {
    en: `feel felt feeling feelings emotion emotions happy happiness sad sadness angry anger afraid fear
      scared worried worry nervous anxious anxiety calm calmed relaxed relax proud pride jealous excited
      surprised lonely bored shy embarrassed frustrated grateful gratitude thankful thank hope love
      loved lucky appreciate mood cry cried laugh laughed breathe breathed breathing breath breaths
      meditate meditation mindful mindfulness quiet heart mind thoughts stress stressed confident
      courage brave blessed tears smile smiled hug alone miss missed heavy light butterflies stomach
      chest tense shaking cheeks warm shout shouted shouting scream screamed yell yelled stone hit
      hitting punch erased slow shoulders counted good things happened waited winked lap fell asleep
      best bad stuff remember bed late driver allowed
      furious rage mad slam door stomped stamped pillow kicked sobbed red hot fists walked away calmer
      music drew sorry apologised knocked talked understood ashamed disappointed unfair lump throat
      knees shaky trembled nightmare dark monster spiders height thunder held safe relieved braver itch
      itchy clock ticking birds heard sounds eyes closed wandered slowly noticed heartbeat floor sitting
      legs peaceful sun friends dinner healthy funny joy`,
    fr: `sentir senti sens ressentir ressenti sentiment sentiments émotion émotions heureux heureuse
      bonheur triste tristesse colère fâché fâchée peur effrayé inquiet inquiète inquiétude nerveux
      stressé stress calme calmé calmer détendu détendre fier fière fierté jaloux excité surpris seul
      ennui timide gêné frustré reconnaissant reconnaissante reconnaissance gratitude remercier merci
      espoir aimer aimé chance apprécier humeur pleurer pleuré rire ri respirer respiré respiration
      souffle méditer méditation pleine conscience silence coeur cœur pensées confiance courage joie
      content contente larmes sourire câlin manque manqué lourd léger papillons ventre gorge poitrine
      tendu trembler joues chaud crier crié criais cri casser frapper pierre effacé souffler soufflé
      lentement bougies compter compté bonnes choses attendu genoux endormi meilleur mauvais souviens
      furieux rage énervé claqué porte tapé pieds oreiller sangloté rouge poings musique dessiné pardon
      excusé toqué parlé compris honte déçu injuste jalouse boule cauchemar noir monstre araignées vide
      hauteur orage lumière veilleuse tenu sécurité soulagé démange horloge tic tac oiseaux entendu
      bruits yeux fermés vagabonder remarqué sol assis jambes paisible lit soleil amis dîner santé
      rigolé drôle gagné surprise`,
  },
  party: {
    en: `party birthday celebrate celebrated celebration christmas easter halloween gift gifts present
      presents balloon balloons candle candles cake guest guests invitation invite decorate decorated
      decoration decorations wrap wrapped ribbon card costume music games surprise fireworks wedding
      anniversary santa tree lights
      tinsel baubles star angel branches needles fairy tangled garland ladder friends treasure hunt blew
      pinata chairs goody bags pizza theme pirates princess disco sleepover wish sang tray rose necklace
      breakfast bed hid hidden paper tape bow scissors folded corners tag glitter mask makeup treat
      sweets pumpkin eggs chocolate bunny midnight`,
    fr: `fête fêter anniversaire célébrer célébration noël pâques halloween cadeau cadeaux ballon
      ballons bougie bougies gâteau invité invités invitation inviter décorer décoré décoration
      décorations emballer emballé ruban carte costume musique jeux surprise feux artifice mariage sapin
      guirlande guirlandes lumières
      boules étoile ange branches épines emmêlées échelle copains copines chasse trésor soufflé chaises
      musicales sachets bonbons pizza thème pirates princesse disco pyjama vœu chanté plateau rose
      collier tartines lit caché cachette surprendre papier scotch nœud ciseaux plié coins étiquette
      paillettes déguisé masque maquillage citrouille œufs chocolat lapin minuit larmes parfum bouquet`,
  },
} satisfies Themes
