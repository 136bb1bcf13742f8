/** What a text on one subject will often speak of as well, and how much that counts. */
export const companions: Record<string, Record<string, number>> = {
  tidying: { laundry: 0.4 },
  dishes: { cooking: 0.4 },
  cooking: { dishes: 0.4 },
  vehicles: { repair: 0.6, tidying: 0.4 },
  repair: { vehicles: 0.5, materials: 0.4, art: 0.3 },
  dance: { music: 0.6, sport: 0.5 },
  music: { dance: 0.3 },
  safety: { society: 0.3, body: 0.3 },
  shopping: { money: 0.4 },
  trash: { environment: 0.6 },
  hygiene: { body: 0.5 },
  routine: { hygiene: 0.5, school: 0.4 },
  garden: { nature: 0.4 },
  animals: { nature: 0.4, pets: 0.5 },
  nature: { animals: 0.6, weather: 0.5, garden: 0.5, colours: 0.4 },
  weather: { nature: 0.4, science: 0.4, water: 0.4 },
  space: { science: 0.3 },
  environment: { trash: 0.6, water: 0.5, materials: 0.4 },
  water: { environment: 0.6, hygiene: 0.3 },
  sea: { history: 0.5, science: 0.3, geography: 0.4 },
  reading: { story: 1 },
  screen: { story: 1 },
  story: { reading: 0.6, feelings: 0.5 },
  writing: { reading: 0.4, family: 0.4, feelings: 0.4 },
  maths: { money: 0.4 },
  money: { maths: 0.5, shopping: 0.3 },
  science: { materials: 0.6, weather: 0.3, body: 0.3, colours: 0.5 },
  body: { sport: 0.3, hygiene: 0.3, cooking: 0.3 },
  school: { reading: 0.4, writing: 0.4, maths: 0.4, languages: 0.4 },
  history: { society: 0.4, geography: 0.3 },
  geography: { nature: 0.5, trips: 0.4 },
  society: { kindness: 0.3, safety: 0.4 },
  sport: { body: 0.5, games: 0.2 },
  art: { colours: 1, materials: 0.3 },
  coding: { games: 0.4, maths: 0.3 },
  kindness: { family: 0.7, feelings: 0.7, school: 0.5 },
  family: { feelings: 0.5, kindness: 0.4, writing: 0.3 },
  feelings: { kindness: 0.5, family: 0.5 },
  party: { family: 0.5, kindness: 0.3 },
}

/** Tasks on these leave the content free: a book, a drawing or a kindness may be about anything. */
export const free: ReadonlySet<string> = new Set(
  'reading story writing art screen languages kindness feelings family party'.split(' '),
)

/** Subjects that turn up in texts about anything, and say little against them. */
export const soft: ReadonlySet<string> = new Set('family feelings kindness routine school colours materials'.split(' '))
