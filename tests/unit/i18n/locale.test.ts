import { acceptedLocale } from '@/lib/i18n/accepted-locale'

test.each([
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['de-DE,de;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
  ['en;q=0.3, fr;q=0.7', 'fr'],
  ['FR', 'fr'],
  ['fr;q=0, en', 'en'],
  ['de, *;q=0.5', 'en'],
  ['*, fr', 'en'],
  ['es', 'en'],
  ['', 'en'],
  [';;q=x,,fr;q=huge', 'en'],
  [null, 'en'],
])('a browser with Accept-Language %j gets %s', (header, locale) => expect(acceptedLocale(header)).toBe(locale))
