import fc from 'fast-check'
import { sanitiseHtml } from '@/lib/emails/sanitise'
import { plainText } from '@/lib/emails/plain-text'
import { translator } from '@/lib/i18n/translator'
import { emailBody, emailDocument } from '@/lib/emails/template'
import { expectLinearGrowth } from '../../harness/growth'

const footer = translator('en', 'emails')('footer', { year: '2026' })

const paragraphs = (html: string) =>
  [...html.matchAll(/<p style="margin:0 0 16px[^>]*>([^]*?)<\/p>/g)].map(([, inner]) => inner)

test('blank lines separate paragraphs, line breaks are kept, and HTML is escaped', () => {
  const body = emailBody('Dear <b>Emma</b>,\r\nwell done!\n\n \t\nTwo & "three" \'four\'\n\n\n', footer)
  expect(paragraphs(body)).toEqual([
    'Dear &lt;b&gt;Emma&lt;/b&gt;,<br />\nwell done!',
    'Two &amp; &quot;three&quot; &#39;four&#39;',
  ])
  expect(body).toContain('>Laurel</div>')
  expect(body).toContain('© 2026 Laurel.')
})

test("the document's title contains the escaped subject", () => {
  expect(emailDocument('<p>x</p>', '</title><script>alert(1)</script>', 'fr')).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;',
  )
})

test('the plain text has the same content without HTML', () => {
  const body = sanitiseHtml(emailBody('Dear Emma,\nwell done & thanks!\n\nMore at <https://example.org>.', footer))
  expect(plainText(body)).toBe(
    'Laurel\n\nDear Emma,\nwell done & thanks!\n\nMore at <https://example.org>.\n\n' +
      '© 2026 Laurel. Sent to you by your family’s administrator.',
  )
  expect(plainText('<h1>A</h1><ul><li>one</li><li>two</li></ul><a href="https://x.y">link</a>')).toBe(
    'A\n\n- one\n- two\n\nlink (https://x.y)',
  )
})

test('text that only resembles an entity is unchanged', () => {
  expect(plainText('<p>&constructor; &nope; &amp; &lt;b&gt;</p>')).toBe('&constructor; &nope; & <b>')
})

test('both forms contain every word of a message, and the sanitiser does not change the template', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.constantFrom(' ', '\n', '\n\n', ' & ', ' <i> ', '"'), (text, glue) => {
      const message = text.split(' ').join(glue)
      const body = emailBody(message, footer)
      // Equal except for spaces, and a semicolon after the last property.
      expect(sanitiseHtml(body).replace(/;"|\s/g, (found) => (found.endsWith('"') ? '"' : ''))).toBe(
        body.replace(/\s/g, ''),
      )
      const said = plainText(sanitiseHtml(body)).replace(/\s+/g, '')
      expect(said).toContain(message.replace(/\s+/g, ''))
    }),
  )
})

test('a link is followed by its URL once, whatever it contains', () => {
  expect(plainText('<a class="x" href="https://x.y"><b>link</b></a>, <a href="https://x.y">https://x.y</a>.')).toBe(
    'link (https://x.y), https://x.y.',
  )
  expect(plainText('<a href="https://x.y">one <a href="https://z">two</a> three</a>')).toBe(
    'one two (https://x.y) three',
  )
  expect(plainText('<a href="https://x.y">open, <a>bare</a> 1 < 2')).toBe('open, bare (https://x.y) 1 < 2')
})

const worst: [string, string][] = [
  ['tags that nothing closes', '<'],
  ['links that nothing closes', '<a href="x">'],
  ['links without an address', '<a href="x<a '],
  ['nested blocks', '<div> <p> '],
  ['entities that are spaces', '&#32;&nbsp;'],
  ['entities that are line breaks and spaces', '&nbsp;<br> '],
  ['spaces', ' \t'],
  ['ampersands', '&#'],
]
test.each(worst)('the plain text of %s takes linear time', async (_, piece) => {
  await expectLinearGrowth((size) => plainText(piece.repeat(size / piece.length) + 'x'), 100_000)
})

test.each([' ', '\n ', ' \n', '<'])('laying out a message of %j takes linear time', async (piece) => {
  await expectLinearGrowth((size) => emailBody(`x${piece.repeat(size / piece.length)}x`, footer), 100_000)
})
