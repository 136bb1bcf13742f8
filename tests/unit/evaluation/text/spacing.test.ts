import { spaced } from '@/lib/evaluation/text/spacing'

test.each([
  ['Bravo ! Et ensuite ?', 'Bravo\u202f! Et ensuite\u202f?'],
  ['Bravo! Vraiment?!', 'Bravo\u202f! Vraiment\u202f?!'],
  ['Il manque encore : le prix ; la couleur.', 'Il manque encore\u00a0: le prix\u202f; la couleur.'],
  ['Tu dis « rouge » à 60 %.', 'Tu dis «\u00a0rouge\u00a0» à 60\u00a0%.'],
  ['À 10:30, 3:2.', 'À 10:30, 3:2.'],
  ['Déjà\u202f! Bien\u00a0: oui.', 'Déjà\u202f! Bien\u00a0: oui.'],
])('French punctuation stays on the line of its word: %s', (text, expected) => {
  expect(spaced(text, 'fr')).toBe(expected)
})

test('English text stays as it is', () => {
  expect(spaced('Well done! 60 % : "yes" ?', 'en')).toBe('Well done! 60 % : "yes" ?')
})
