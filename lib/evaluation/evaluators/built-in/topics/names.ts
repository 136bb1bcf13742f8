/**
 * What tasks on a subject are called, a word or a few side by side, separated by commas. A task that names
 * its subject is about that, whatever else its words may mean: breakfast on Sunday is cooking, no schedule.
 */
export const names: Record<string, { en: string; fr: string }> = {
  tidying: {
    en: `tidy, declutter, vacuum, hoover, sweep, mop, dust, make bed, clean room, bedroom, clean windows, window, clean bathroom, bathroom sink, clean toilet, toilet, wardrobe, closet, drawer, desk, shelves, living room, hallway, stairs, floor, garage, attic, basement, cellar, toys, clean kitchen, fridge, change sheets, bed sheets, housework, household, cleaning, carpet, rug, spring cleaning, playroom, bookcase, clear desk, clean desk, tidy kitchen, clean fridge, mirror, shovel snow, wipe, cobwebs, bathroom`,
    fr: `range, rangement, ranger chambre, range chambre, chambre, ménage, aspirateur, balai, balayer, balaie, serpillière, poussière, dépoussiérer, salon, salle bain, toilettes, vitres, fenêtres, placard, armoire, tiroir, tiroirs, bureau, étagère, draps, changer draps, garage, grenier, cave, jouets, couloir, escaliers, sol, frigo, nettoyage, tapis, lavabo, trier jouets, lit, cuisine repas, range cuisine, ranger cuisine, nettoyer cuisine, nettoie cuisine, miroir, buanderie, entrée, nettoyer chambre, salle jeux, litière chambre`,
  },
  dishes: {
    en: `dishes, dishwasher, set table, lay table, clear table, table setting, wipe table, cutlery, table manners, dry dishes, tableware, wash dishes, wash plates, cups, water bottle, bottle wash, wash bottle`,
    fr: `vaisselle, lave vaisselle, mettre table, mets table, mettre couvert, mets couvert, couverts, couvert, débarrasser, débarrasse, essuyer table, bonnes manières, manières table, range cuisine, ranger cuisine, laver gourde, gourde`,
  },
  cooking: {
    en: `cook, cooking, bake, baking, breakfast, lunch box, lunchbox, make lunch, make dinner, prepare dinner, prepare lunch, cook dinner, recipe, cake, cookies, biscuits, pancakes, pasta, pizza, soup, salad, sandwich, snack, dessert, meal, vegetable, vegetables, fruit salad, smoothie, lemonade, bread dough, peel, muffins, eggs, jam, kitchen, omelette, cherries, harvest, bake bread, bread, boil egg, apple pie, waffles, rice, fruit, dinner, wash fruit, egg, menu, pumpkin carve, fruits, barbecue, bbq, grill, picnic food, tea, coffee, toast, porridge, yoghurt, ice cream, christmas cookies, roast, leftovers`,
    fr: `cuisine, cuisiner, cuisson, gâteau, petit déjeuner, goûter, recette, repas, crêpes, soupe, salade, légumes, sandwich, dessert, pâtes, pizza, cookies, biscuits, tarte, éplucher, épluche, dîner, salade fruits, confiture, limonade, omelette, plat, pique nique, œufs, oeufs, brioche, gaufres, riz, petit déj, déjeuner, cake, goûter frère, jus, laver fruits, lave fruits, fruits, œuf, oeuf, menu, cuire, barbecue, crêpe, raclette, compote, chocolat chaud, glace, crumble, ratatouille, restes, thé, café`,
  },
  laundry: {
    en: `laundry, hang washing, hang up washing, fold, fold clothes, iron, ironing, washing machine, socks, towels, sort clothes, clothesline, button, sew button, clothes, washing, washing line, dryer`,
    fr: `linge, lessive, repassage, repasser, repasse, plier, plie, étendre, étends, chaussettes, machine laver, vêtements, draps,
      coudre bouton, bouton`,
  },
  dressing: {
    en: `shoelaces, shoelace, laces, tie shoes, tie tie, necktie, bow, shoes, polish shoes, zip, zipper, knots, knot, clothes tomorrow, prepare clothes, dress, boots, scarf, braid, dressed, buttons, coat`,
    fr: `lacets, lacet, habiller, habille, chaussures, cirer, cire, nœud, noeud, nœuds, noeuds, cravate, fermeture éclair, vêtements demain, prépare vêtements, préparer vêtements, tresse, chaussures, boutons, manteau, écharpe`,
  },
  shopping: {
    en: `shopping, groceries, grocery, supermarket, bakery, buy bread, market, errand, errands, shopping list, shop, bread, sell, flea market, buy`,
    fr: `courses, supermarché, boulangerie, acheter pain, achète pain, commission, commissions, liste courses, magasin, pain, vide grenier, brocante, vendre, vends, marché maman, marché papa, marché samedi`,
  },
  trash: {
    en: `trash, rubbish, garbage, bins, bin, recycling, recycle, sort waste, waste, litter, compost, take out trash`,
    fr: `poubelle, poubelles, déchets, recyclage, recycler, recycle, tri sélectif, ordures, compost, verre recyclage`,
  },
  hygiene: {
    en: `teeth, toothbrush, wash hands, handwashing, shower, bath, nails, hygiene, comb hair, hair, wash face, wash hair, germs, dentist, brush teeth, clean hands, hand washing, brush, brace, braces, retainer, handkerchief, deodorant, water bottle, glasses, glasses clean, ears, contact lenses, pimples, lice`,
    fr: `dents, brossage, laver mains, lave mains, douche, bain, ongles, hygiène, cheveux, coiffer, coiffe, microbes, toilette, dentiste, brosser dents, mains propres, brosser, brosse dents, laver dents, hygiène mains, appareil dentaire, moucher, pansement doigt, lunettes, oreilles laver, poux`,
  },
  routine: {
    en: `routine, bedtime, bed time, wake up, alarm, alarm clock, ready school, morning routine, evening routine, timetable, schedule, calendar, plan week, plan day, punctual, sleep, week plan, time management, ride bus, take bus, tell time, bed early, ready time, oversleep, own time, week organised, organise week, organise day, organize`,
    fr: `routine, coucher, couche heure, heure coucher, réveil, lever, lève, emploi temps, agenda, planning, horaire, sommeil, organise semaine, organiser semaine, prépare matin, habitudes, calendrier, prendre bus, lire heure, couche, tôt, préparer seul matin, matin école, lever seul, organises devoirs, organiser, organises, organisation`,
  },
  vehicles: {
    en: `bike, bicycle, scooter, car, tyre, puncture, wash car, flat tyre, flat tire, car wash, chain, cycle school, cycling`,
    fr: `vélo, bicyclette, trottinette, voiture, pneu, crevaison, roue, chaîne vélo, roue vélo, laver voiture`,
  },
  repair: {
    en: `repair, fix, mend, broken, light bulb, bulb, furniture, build birdhouse, birdhouse, hammer, screw, tools, toolbox, shelf assemble, assemble, treehouse, hut, den, cabin, build hut, build den, woodwork, wood, paint wall, paint fence, paint room, shed, glue, patch, sew patch`,
    fr: `réparer, répare, réparation, bricoler, bricolage, ampoule, meuble, meubles, outils, cabane, nichoir, visser, clou, planche, monter meuble, peindre mur, repeindre, menuiserie, caisse savon, travail bois, scier, recoller, recolle, recoudre`,
  },
  garden: {
    en: `garden, gardening, plants, plant, seeds, sow, flowers, water plants, weeds, weed, weeding, lawn, mow, rake, rake leaves, leaves rake, vegetable garden,
      terrace, balcony, firewood, yard, hedge, flower pot, tomatoes, tree plant, greenhouse, pick cherries, pick apples, cherries, harvest, houseplants, herbs`,
    fr: `jardin, jardinage, plantes, planter, plante, semer, sème, graines, fleurs, arroser, arrose, désherber, désherbe, potager, pelouse, tondre, tonds, feuilles, ramasse feuilles, ramasser feuilles, terrasse, balcon, bois hiver, ranger bois, range bois, bûches, haie, tomates, râteau, cueillir, cueille, récolter, récolte, balaie cour, balayer cour, cour maison, jardiner`,
  },
  pets: {
    en: `pet, pets, dog, cat, puppy, kitten, hamster, rabbit, guinea pig, fish feed, feed fish, aquarium, goldfish, budgie, parrot, tortoise, horse, pony, walk dog, litter box, cage, chickens, hens, chicken coop, hen, ducks, horse riding, riding lesson, stable, goat, sheep, wash dog, bath dog, pet shop, vet, snake, gecko, stick insects, pony care`,
    fr: `chien, chienne, chat, chatte, chiot, chaton, hamster, lapin, cochon inde, poisson rouge, poissons, aquarium, perruche, tortue, cheval, poney, litière, gamelle, cage, poules, poule, poulailler, animal compagnie, équitation, chèvre, moutons, canards, lapins, chats, chiens, promène, laver chien, lave chien, vétérinaire, serpent, phasmes`,
  },
  animals: {
    en: `animal, animals, dinosaur, dinosaurs, bird, birds, bird watching, insects, insect, bees, bee, butterfly, butterflies, ants, spider, spiders, whale, shark, dolphin, lion, elephant,
      wolf, penguin, frog, snail, farm, chickens, hens, hen, mammals, reptiles, zoo, bird feeder, hedgehog, habitat, endangered`,
    fr: `animal, animaux, dinosaure, dinosaures, oiseau, oiseaux, insectes, insecte, abeilles, abeille, papillon, papillons, fourmis, araignée, araignées, baleine, requin, dauphin, lion,
      éléphant, loup, manchot, grenouille, escargot, escargots, ferme, poules, poule, mammifères, reptiles, zoo, mangeoire, hérisson`,
  },
  nature: {
    en: `nature, forest, woods, hike, hiking, walk forest, nature walk, volcano, volcanoes, earthquake, mushrooms, river, beach, mountain, tree, trees, autumn, seasons leaves, rocks, pond, park walk, outdoors, leaves fall`,
    fr: `nature, forêt, randonnée, promenade forêt, balade, volcan, volcans, séisme, champignons, rivière, plage, montagne, arbre, arbres, automne, ruisseau, mare, promenade, feuilles tombent, arbre préféré`,
  },
  weather: {
    en: `weather, rain, snow, shovel snow, storm, clouds, rainbow, thermometer, wind, season, seasons, thunder, climate, water cycle, igloo, snowman, ice, water cycle model`,
    fr: `météo, pluie, neige, orage, nuages, arc ciel, thermomètre, vent, saison, saisons, tonnerre, climat, cycle eau, température, bonhomme neige, déneiger, déneige`,
  },
  space: {
    en: `space, planet, planets, moon, sun, stars, solar system, astronaut, eclipse, universe, rocket, earth, constellation, mars, seasons`,
    fr: `espace, planète, planètes, lune, soleil, étoiles, système solaire, astronaute, éclipse, univers, fusée, constellation, mars, saisons`,
  },
  environment: {
    en: `environment, planet protect, protect planet, save electricity, electricity save, save energy, energy, pollution, climate change, plastic, recycling, recycle, litter,
      pick up litter, save water, ecology, global warming, reuse, compost`,
    fr: `environnement, planète protéger, protéger planète, protège planète, économiser énergie, énergie, électricité économiser, économiser électricité, pollution, plastique, recyclage, recycle,
      déchets, économiser eau, écologie, réchauffement, geste planète, gestes planète`,
  },
  water: {
    en: `save water, water cycle, drink water, saving water, water saving, water home, water cycle model, where water, river`,
    fr: `économiser eau, économise eau, cycle eau, eau robinet, gaspiller eau`,
  },
  reading: {
    en: `read, reading, book, books, novel, chapter, library, comic, author, book review, audiobook, fairy tale, magazine, newspaper`,
    fr: `lire, lis, lecture, livre, livres, roman, chapitre, bibliothèque, bd, bande dessinée, auteur, conte, documentaire livre, magazine, journal lire`,
  },
  story: {
    en: `story, tale, fairy tale, poem, poetry, invent story, legend, ending, puppet, puppets, puppet show`,
    fr: `histoire invente, invente histoire, inventer histoire, conte, poésie, poème, légende, histoire pirates, marionnettes, histoire sœur, histoire soeur, fable, écris histoire, écrire histoire,
      lire histoire, lis histoire`,
  },
  writing: {
    en: `letter, postcard, diary, essay, write text, handwriting, spelling, spelling words, dictation, grammar, thank-you letter, thank you letter, mail, mailbox, letterbox, post, parcel, email, e-mail, interview, poem, poem heart, poetry, recite, prayer, adjectives, punctuation, card write, calligraphy, invitation, journal, pen friend, penfriend, pen pal, poster text, speech, thank note, name meaning, summary, report write, signature, keyboard letter`,
    fr: `lettre, carte postale, journal intime, rédaction, écriture, dictée, orthographe, grammaire, lettre merci, courrier, boîte lettres, boîte aux lettres, colis, mail, courriel, e-mail, poésie, poème, récitation, réciter, récite, prière, adjectifs, ponctuation, calligraphie, invitation, interview, facteur, écrire papi, écrire mamie, écris carte, écris papi, mots croisés, correspondant, correspondante, résumé texte, discours, lettre correspondant, compte rendu`,
  },
  languages: {
    en: `language, languages, vocabulary, english, french, spanish, german, italian, latin, arabic, chinese, new words, spelling words, verb, verbs, irregular verbs, conjugation, foreign words, flashcards, grammar, adjectives, sign language, learn words, words sentences`,
    fr: `langue, langues, vocabulaire, anglais, espagnol, allemand, italien, latin, arabe, chinois, mots anglais, verbe, verbes, conjugaison, imparfait, passé composé, futur, conjuguer, langue signes, mots nouveaux, nouveaux mots, apprends mots, dix mots`,
  },
  maths: {
    en: `math, maths, mathematics, multiplication, times table, times tables, multiplication tables, table times, division, long division, divisions, addition, subtraction, fractions, fraction, geometry, angles,
      triangle, triangles, equation, equations, percent, percentages, word problem, word problems, calculate, area, perimeter, measure, numbers, decimals, clock, tell time, prime numbers, symmetry,
      mental arithmetic, statistics, volume`,
    fr: `maths, mathématiques, math, multiplication, multiplications, tables multiplication, division, divisions, addition, additions, soustraction, soustractions, fractions, fraction, géométrie, angles, triangle, triangles, carré, cercle, équation, équations, pourcentages, problème maths, problèmes, calcul, calcul mental, calculer, calcule, périmètre, mesurer, mesure, nombres, décimaux, horloge, lire heure, symétrie, nombres premiers, révise table, table multiplication, apprends table, récite table, tables, aire rectangle, résous problème`,
  },
  science: {
    en: `science, experiment, magnet, magnets, circuit, electric circuit, electricity, float, sink float, light, sky blue, gravity, photosynthesis, atoms, molecules, chemistry, physics, sound, microscope, shadow, shadows, inventor, invention, density, volcano experiment, states matter, robot science, simple machine, test water, dissolve, water science, batteries circuit, ice melt, solar oven, volcano model`,
    fr: `science, sciences, expérience, aimant, aimants, circuit, circuit électrique, électricité, flotte, flotter, lumière, ciel bleu, gravité, photosynthèse, atomes, molécules, chimie, physique, microscope, ombre, ombres, inventeur, invention, densité, états matière, machine simple, pile, dissoudre, dissout, fondre, glaçon, fabrique volcan`,
  },
  body: {
    en: `body, human body, lungs, breathe, breathing, brain, bones, skeleton, muscles, digestion, stomach, skin, blood, healthy, health, healthy food, nutrition, five senses, senses, sleep, vitamins, first aid, cut treat, eyes, ears, balanced meal, food pyramid, new vegetable, heart, lungs work`,
    fr: `corps, corps humain, cœur, coeur, poumons, respire, respirer, respiration, cerveau, os, squelette, muscles, digestion, estomac, peau, sang, santé, alimentation, repas équilibré, cinq sens, sommeil, vitamines, manger sain, oreille, yeux, pansement, soigner, cœur sert, coeur sert`,
  },
  school: {
    en: `homework, school bag, schoolbag, study, study test, exam, exercise, exercise book, presentation, spelling, spelling words, dictation, revise, revision, lesson, project, schoolwork, class, math homework, binder, pencil case, backpack, dictation, school report, learn heart, oral report, group work, class test, maths test, spelling test, math test, test friday, tests`,
    fr: `devoirs, devoir, cartable, réviser, révise, révision, révisions, contrôle, examen, exercice, exercices, exposé, dictée, leçon, leçons, cahier, trousse, cours maths, interrogation, apprendre leçon, présentation`,
  },
  history: {
    en: `history, ancient, egypt, egyptians, pyramids, pharaohs, romans, roman empire, greeks, vikings, middle ages, knights, castle, castles, war, world war, revolution, king, queen, napoleon, inventor, famous inventor, museum, stone age, prehistory, caveman, century, moon landing, titanic, famous person, olympic games, olympics, past, old days, first world war`,
    fr: `histoire leçon, leçon histoire, histoire révolution, révolution, égypte, égyptiens, pyramides, pharaons, romains, grecs, gaulois, vikings, moyen âge, chevaliers, château fort, guerre, guerre mondiale, roi, reine, louis xiv, napoléon, jeanne arc, inventeur, musée, préhistoire, siècle, cours histoire, personnage historique, personnage célèbre, jeux olympiques, autrefois, première guerre`,
  },
  geography: {
    en: `geography, map, capitals, capital, countries, country, continents, continent, flags, flag, rivers, mountains, oceans, europe, africa, asia, town, my town, city, village, street, atlas, globe, compass, states`,
    fr: `géographie, carte monde, carte france, plan quartier, plan rue, capitales, capitale, pays, continents, continent, drapeaux, drapeau, fleuves, montagnes, océans, europe, afrique, asie, ville, ma ville, village, département, régions, atlas,
      boussole, quartier`,
  },
  society: {
    en: `rules, class rules, vote, elections, election, rights, children rights, law, laws, democracy, citizen, manners, table manners, polite, politeness, news, newspaper, community, volunteering, mayor, job, jobs, profession, dream job, fire brigade, police, pocket rules`,
    fr: `règles, règles classe, vote, élections, élection, droits, droits enfants, loi, lois, démocratie, citoyen, manières, bonnes manières, politesse, poli, actualité, actualités, journal télévisé, maire, bénévolat, règlement, métier, métiers, profession, pompiers, police`,
  },
  safety: {
    en: `safety, road safety, cross street, cross road, fire, fire alarm, emergency, emergency numbers, first aid, small cut, internet safety, share internet, password, passwords, helmet, stranger, strangers, bus alone, evacuation, burn, fire brigade, firefighters, helmets`,
    fr: `sécurité, sécurité routière, traverser, traverse, incendie, feu, urgence, urgences, numéros urgence, premiers secours, secours, mot passe, mots passe, danger internet, dangers internet, dangers, inconnu, inconnus, brûlure, pansement, soigner, genou écorché, casque vélo, pompiers`,
  },
  sea: {
    en: `ship, ships, boat, sailing, titanic, sailor, lighthouse, pirates`,
    fr: `bateau, bateaux, navire, voile, titanic, marin, phare`,
  },
  sport: {
    en: `sport, sports, football, soccer, basketball, tennis, swim, swimming, run, running, jog, skipping rope, skip rope, jump rope, gymnastics, judo, karate, climbing, training wheels, ride bike, bike ride, riding bike, bike, bicycle, scooter, handball, volleyball, rugby, hockey, ski, skiing, skating, skate, skateboard, exercise, workout, push-ups, stretching, yoga, training, match, horse riding, riding lesson, athletics, badminton, ping pong, table tennis, free throws, juggle, cartwheel, handstand, golf, fencing, surf, roller, play outside, cycle school, cycling, ball, olympic games, olympics, frisbee, trampoline, walk minutes, dribbling, goalkeeper, swimming badge, football rule, rule football, offside, tennis lesson, sports day, obstacle course, dodgeball`,
    fr: `sport, sports, foot, football, basket, tennis, natation, nager, nage, piscine, courir, cours minutes, course pied, footing, sauter corde, saute corde, gymnastique, gym, judo, karaté, escalade, vélo, trottinette, handball, hand, volley, rugby, hockey, ski, patin, patinage, roller, skate, entraînement, match, équitation, athlétisme, badminton, ping pong, étirements, pompes, bouge, roue, jongler, escrime, yoga, danse sport, corde sauter, jouer dehors, jeux olympiques, ballon, trampoline, frisbee, marche minutes, abdos, parcours, règle foot, règles foot, brevet natation, course relais, parcours sportif, balle prisonnier`,
  },
  games: {
    en: `game, games, board game, card game, cards, chess, lego, puzzle, puzzles, jigsaw, checkers, monopoly, memory game, video game, screen-free, screen free, without screen, without screens, screens, magic trick, magic, den, hide and seek, bricks, rubik, build tower, marble run, domino, construction toy, play outside, joke, riddle, riddles, crossword, sudoku, quiz game, sandcastle, sand castle, without phone, phone free`,
    fr: `jeu, jeux, jeu société, jeu cartes, cartes, échecs, lego, puzzle, dames, monopoly, memory, jeu vidéo, sans écran, écrans, écran, tour magie, magie, cabane, construction, kapla, cache cache, billes, dominos, partie cartes, construire tour, jouer dehors, joue dehors, blague, blagues, devinette, devinettes, mots croisés, sudoku, téléphone, sans téléphone, château sable`,
  },
  art: {
    en: `draw, drawing, paint, painting, picture, craft, crafts, origami, paper fold, sculpture, clay, knit, knitting, sew, sewing, crochet, collage, card make, birthday card, photo, photography, photograph, colouring, coloring, bracelet, poster, artist, painter, comic draw, portrait, model, embroidery, pottery, mask, self portrait, decorate box, paper plane, paper airplane, paper aeroplane, kite, carve pumpkin, friendship bracelet, necklace, paint stone, stones paint, cut paste, scrapbook, finger paint, fold paper, paper`,
    fr: `dessin, dessiner, dessine, peinture, peindre, peins, tableau, bricolage, origami, pâte modeler, modeler, sculpture, argile, tricot, tricoter, tricote, couture, coudre, couds, crochet, collage, fabrique carte, carte anniversaire, photo, photographie, coloriage, bracelet, affiche, peintre, artiste, portrait, poterie, masque, boîte décorée, autoportrait, broderie, fabrique, avion papier, cerf volant, galet, peins galet, collier, pâte sel, découpage, pliage`,
  },
  music: {
    en: `music, piano, violin, guitar, recorder, flute, drums, drum, trumpet, cello, ukulele, saxophone, clarinet, song, songs, sing, singing, choir, instrument, scales, concert, composer, rhythm, play recorder, melody, band, orchestra, keyboard practice`,
    fr: `musique, piano, violon, guitare, flûte, batterie, trompette, violoncelle, ukulélé, saxophone, clarinette, chanson, chansons, chanter, chante, chant, chorale, instrument, solfège, gammes, concert, compositeur, rythme, mélodie, orchestre`,
  },
  dance: {
    en: `dance, dancing, ballet, choreography, hip hop, dance practice`,
    fr: `danse, danser, ballet, chorégraphie, hip hop`,
  },
  screen: {
    en: `film, movie, documentary, cinema, series, cartoon, episode, theatre, theater, play theatre, youtube, tv show, television, role play, school play, screen time, joke`,
    fr: `film, documentaire, cinéma, série, dessin animé, épisode, théâtre, pièce théâtre, rôle, youtube, émission, télévision, temps écran, écran minutes`,
  },
  coding: {
    en: `scratch, code, coding, program, programming, loop, loops, python, robot, computer, website, algorithm, typing, touch typing, type fingers, keyboard typing, app, apps, tablet, photos tablet, clean photos, photos, files, folders, email computer, internet safety, internet, online, digital, slideshow, laptop, phone settings, artificial intelligence, phone, search internet, hard disk, back photos, json, html, css, javascript, java, variable, variables, function, secret code, encryption, debug, database, hacker, web page, web`,
    fr: `scratch, code, coder, programmer, programme, programmation, boucle, boucles, python, robot, ordinateur, site web, algorithme, dactylo, taper clavier, clavier taper, application, applications, tablette, fichiers, dossiers, photos tablette, internet, numérique, diaporama, intelligence artificielle, variable, condition, informatique, cherche internet, chercher internet, information internet, json, html, css, javascript, fonction, code secret, page web`,
  },
  money: {
    en: `money, pocket money, budget, save money, saving plan, savings, saving something, spending, earn, price, prices, sell, flea market, piggy bank, bank, coins, compare prices`,
    fr: `argent, argent poche, budget, épargne, épargner, économies, dépenses, prix, vendre, vends, vide grenier, brocante, tirelire, banque, monnaie, gagner argent`,
  },
  trips: {
    en: `trip, holiday, holidays, vacation, suitcase, pack bag, pack suitcase, travel, journey, camping, tent, outing, excursion, museum visit, visit museum, museum, activity weekend, family activity, weekend activity, plan weekend, plan outing, take bus, bus alone, backpack trip, picnic, beach day, map route, take train, train ride, family day, ride bus, ride train, underground, metro`,
    fr: `voyage, vacances, valise, bagages, camping, tente, sortie, sortie famille, activité famille, activité week, excursion, visite musée, musée, prépare week, organise sortie, prendre bus, prendre train, pique nique, journée plage, gare, voyage train, week famille, bus école, métro, tram`,
  },
  family: {
    en: `family tree, babysit, babysitting, look after sister, look after brother, look sister, look brother, baby brother, baby sister, play brother, play sister, call grandpa, call grandma, visit grandma, visit grandpa, grandparents, ancestors, family history, great-grandfather, great-grandmother, great grandfather, great grandmother, interview grandpa, interview grandma, little brother, little sister, cousins, mother day, father day, family photo, family activity, family evening, baby, nephew, aunt visit, grandma visit, your name, name parents, my name, twins, godfather, godmother, uncle, aunt`,
    fr: `arbre généalogique, baby sitting, garde frère, garde sœur, garde soeur, garder frère, garder petit frère, garde petit frère, joue sœur, joue soeur, joue petite sœur, joue frère, jouer sœur, jouer soeur, jouer frère, appelle mamie, appeler mamie, appelle papi, appeler papi, rends visite, grands parents, ancêtres, interroger papi, interroge papi, interroge mamie, demande papi, demande mamie, petit frère, petite sœur, petite soeur, cousins, fête mères, fête pères, photo famille, activité famille, histoire famille, album photo, bébé, occupe bébé, écrire papi, écris papi, écrire mamie, mamie, papi, prénom, ton prénom, parrain, marraine, oncle, tante`,
  },
  kindness: {
    en: `kind, kindness, good deed, help neighbour, older neighbour, help brother, help sister, help friend, neighbour, neighbor, apologise, apologize, sorry, compliment, compliments, somebody smile, someone smile, make smile, polite, comfort, classmate, favour, say thank, thank you card, welcome, help little brother, help little sister, share toys, helpful, visit neighbour, old neighbour, elderly, thank people, make peace, quarrel, argument sister, argument brother, share sister, share brother`,
    fr: `gentil, gentillesse, bonne action, rends service, rendre service, aide voisin, aide voisine, voisin, voisine, aide camarade, camarade, aide frère, aide petit frère, aide sœur, aide petite sœur, excuse, excuser, excuses, pardon, compliment, compliments, consoler, console, faire plaisir, fais plaisir, sourire, bonnes manières, politesse, partager jouets, partage jouets, aider, voisine âgée, réconcilier, réconcilie, dispute, remercier`,
  },
  feelings: {
    en: `feelings, feeling, emotion, emotions, angry, anger, grateful, gratitude, thankful, fear, scared, sad, happy moment, happiness, mindfulness, meditation, meditate, relax, calm, quiet, minutes quiet, sit quietly, silence, proud, joy, worry, worries, breathe calm, breathing calm, prayer, stress`,
    fr: `sentiments, sentiment, émotion, émotions, colère, reconnaissant, reconnaissante, gratitude, dire merci, dis merci, peur, triste, tristesse, joie, bonheur, méditation, méditer, calme, respirer calme, silence, fier, fierté, prière, stress, inquiétude`,
  },
  party: {
    en: `party, birthday, birthday party, birthday card, christmas, christmas tree, easter, halloween, decorate tree, gift, wrap, costume, celebration, mother day, father day, carnival, new year, birthday present, wrap present, carve pumpkin, pumpkin, gifts`,
    fr: `fête, anniversaire, carte anniversaire, noël, sapin, pâques, halloween, cadeau, emballer, déguisement, fête mères, fête pères, carnaval, surprise fête, fêter, déguiser`,
  },
}
