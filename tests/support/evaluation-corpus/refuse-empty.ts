import type { Case } from './case'
import { tasks } from './tasks'

/** Nothing of substance: mash, random words, repetition, one-liners. */
export const refuseEmpty: Case[] = [
  {
    kind: 'gibberish',
    ...tasks.room,
    text: 'asdfgh jklasd fjkals dfjkla sdjfkl asjdfk lajsdf klajsd flkajs dflkja sdf',
  },
  {
    kind: 'gibberish',
    ...tasks.sky,
    text: 'qwe rty uio pas dfg hjk lzx cvb nmq wer tyu iop asd fgh jkl zxc vbn mqw ert yui opa sdf',
  },
  {
    kind: 'gibberish',
    ...tasks.chambre,
    text: 'azerty qsdfgh wxcvbn poiuyt mlkjhg nbvcxw azertyuiop qsdfghjklm wxcvbn azeqsd wxcaze rtyfgh vbnuio pmlkjn',
  },
  {
    kind: 'gibberish',
    ...tasks.plants,
    text: `xkq plmw trzzt bvcn wqrst mnbvk lkjhg pqwz rtgh zzxk vbnm qwrtp sdfgk hjklw zxcvq nmqwr tpsdf gkhjl wzxcv
qnmrt wpsdf kgjhl xzvcq bnmwr tpqsd fgklh jwzxc vbqnm rtwps dfkgl`,
  },
  {
    kind: 'gibberish',
    ...tasks.book,
    text: `Blorf snarp the gilly wump. Frandle my tosker and the plimmy gorb was snorfing a brillig. Then I wumbled the
frand and my yorkle snapped a drooble, so we gimbled in the wabe and outgrabe the momes until the frumious tulgey.`,
  },
  {
    kind: 'gibberish',
    ...tasks.room,
    text: 'the sdkfj is a wlekrj and the qpwoei in my zmxncb because of the aslkdj and then I qowieu to the zxmcnb with a lskdjf',
  },
  {
    kind: 'gibberish',
    ...tasks.fractions,
    text: '7 8 3 9 2 1 0 4 8 3 9 2 0 1 8 4 7 3 2 9 1 0 3 8 4 7 5 6 2 9 1 0 3 8 4 7 5 6 6 6 6 2 2 8 8 1',
  },
  {
    kind: 'gibberish',
    ...tasks.sport,
    text: '!!!! ???? .... ;;;; :::: ,,,, ---- ____ ==== ++++ //// @@@@ #### $$$$ %%%%',
  },
  {
    kind: 'gibberish',
    ...tasks.piano,
    text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbbbbbbbbb cccccccccccccccccccccccc',
  },
  {
    kind: 'gibberish',
    ...tasks.budget,
    text: `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore
magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.`,
  },
  {
    kind: 'random words',
    ...tasks.room,
    text: `table purple running seven cloud happy door shoe swim paper clock orange mountain quickly tiger bread window lamp
green jump Monday sugar train soft river`,
  },
  {
    kind: 'random words',
    ...tasks.chambre,
    text: `banane nuage courir sept violet porte content chaussure lundi papier tigre montagne doucement sucre train fenêtre
vert sauter horloge pain rivière lampe avion`,
  },
  {
    kind: 'random words',
    ...tasks.plants,
    text: `the of banana and lamp is purple to with river for tiger on a the was shoe but clock in that Monday sugar or
running the from seven my and cloud has door not swim by`,
  },
  {
    kind: 'random words',
    ...tasks.lecture,
    text: `le de banane et lampe est violet pour avec rivière dans tigre sur une la était chaussure mais horloge en que lundi
sucre ou courir du sept mon et nuage a porte pas nager par`,
  },
  {
    kind: 'keywords',
    ...tasks.plants,
    text: 'water plants balcony water plants leaves soil sun grow flower pot watering can green roots water plants balcony',
  },
  {
    kind: 'keywords',
    ...tasks.kitchen,
    text: 'table, dinner, vegetables, peel, meal, dishes, wash, counter, wipe, helping, learned, sentences',
  },
  {
    kind: 'keywords',
    ...tasks.water,
    text: "cycle, eau, évaporation, condensation, précipitation, nuage, pluie, rivière, océan, soleil, vapeur, gouttes, cycle de l'eau",
  },
  {
    kind: 'keywords',
    ...tasks.chambre,
    text: 'chambre lit jouets livres aspirateur poussière vêtements armoire bureau ranger propre',
  },
  { kind: 'repetition', ...tasks.room, text: 'clean '.repeat(60) },
  { kind: 'repetition', ...tasks.room, text: 'I cleaned my room. '.repeat(20) },
  {
    kind: 'repetition',
    ...tasks.room,
    text: `I cleaned my room. I cleaned my room today. I really cleaned my room. Today I cleaned my room. I cleaned my room
very well. I cleaned my whole room. Yes I cleaned my room. I did clean my room. My room I cleaned.`,
  },
  { kind: 'repetition', ...tasks.chambre, text: "J'ai rangé ma chambre et mes jouets. ".repeat(12) },
  {
    kind: 'repetition',
    ...tasks.chambre,
    text: `J'ai rangé ma chambre lundi. J'ai rangé ma chambre mardi. J'ai rangé ma chambre mercredi. J'ai rangé ma chambre
jeudi. J'ai rangé ma chambre vendredi. J'ai rangé ma chambre samedi. J'ai rangé ma chambre dimanche.`,
  },
  {
    kind: 'repetition',
    ...tasks.plants,
    text: 'I gave the plants on the balcony some water with the green can and they looked happy in the sun afterwards. '.repeat(
      8,
    ),
  },
  { kind: 'repetition', ...tasks.sport, text: "j'ai couru j'ai couru j'ai couru ".repeat(15) },
  {
    kind: 'repetition',
    ...tasks.book,
    text: 'the book was very very very very very very very very very very very very very very good good good good good',
  },
  { kind: 'one-liner', ...tasks.room, text: 'done' },
  { kind: 'one-liner', ...tasks.room, text: 'I did it' },
  { kind: 'one-liner', ...tasks.plants, text: 'ok lol' },
  { kind: 'one-liner', ...tasks.sky, text: ':' },
  { kind: 'one-liner', ...tasks.book, text: 'I read a book.' },
  { kind: 'one-liner', ...tasks.room, text: 'I cleaned my room and it is clean now.' },
  { kind: 'one-liner', ...tasks.chambre, text: "C'est fait." },
  { kind: 'one-liner', ...tasks.chambre, text: "J'ai bien rangé ma chambre, voilà !" },
  { kind: 'one-liner', ...tasks.lecture, text: "J'ai lu mon livre, c'était bien." },
  { kind: 'one-liner', ...tasks.fractions, text: 'Because it is bigger.' },
  { kind: 'one-liner', ...tasks.sport, text: 'fini' },
  { kind: 'one-liner', ...tasks.piano, text: 'i practised and it went well, nothing is hard' },
  {
    kind: 'claims only',
    ...tasks.room,
    text: `I did the task very well and I think it is a very good piece of work. I worked hard and did everything that was
asked. Everybody would be proud of me. I really deserve my points for this because I always do what I am told.`,
  },
  {
    kind: 'claims only',
    ...tasks.chambre,
    text: `J'ai fait tout ce qui était demandé et je l'ai très bien fait. J'ai beaucoup travaillé et je mérite mes points. C'est
vraiment le meilleur travail que j'ai fait de toute ma vie, tout le monde serait fier de moi.`,
  },
  {
    kind: 'not done',
    ...tasks.room,
    text: `I didn't clean my room because I don't want to. Cleaning is boring and I have better things to do. Why should I
always have to do this? My brother never has to do anything. I will not do it today and not tomorrow either.`,
  },
  {
    kind: 'not done',
    ...tasks.lecture,
    text: `Je n'ai pas lu parce que j'avais pas envie et que j'ai oublié mon livre chez papi. De toute façon lire c'est nul et je
préfère rien faire. Je ne ferai pas ce devoir et je ne lirai pas ce chapitre.`,
  },
]
