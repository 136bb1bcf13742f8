// npm run fonts: makes app/fonts from the packages' typefaces, with the characters and weights that Laurel uses.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { main, root } from '../prisma/system/project.mjs'
import { characters } from './font-characters.mjs'

const typefaces = [
  { name: 'geist', source: 'geist/dist/fonts/geist-sans/Geist-Variable.woff2', weights: { min: 400, max: 700 } },
  {
    name: 'bricolage-grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 600, max: 700 },
  },
]
/** Kerning, ligatures, tabular and lining numerals. */
const keepFeatures = ['kern', 'liga', 'tnum', 'lnum']

await main(async () => {
  for (const { name, source, weights } of typefaces) {
    const font = readFileSync(path.join(root, 'node_modules', source))
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures, noHinting: true }
    const subset = await subsetFont(font, characters, options)
    writeFileSync(path.join(root, 'app', 'fonts', `${name}.woff2`), subset)
    console.log(`${name}: ${font.length} → ${subset.length} bytes`)
  }
})
