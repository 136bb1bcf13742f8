// Every test of the chosen feature in one file: each file would load what it tests again, for each mutant.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { chosenFeature } from './features.mjs'

const unit = path.join(process.cwd(), 'tests', 'unit')
const isChosen = (file) => /\.test\.tsx?$/.test(file) && path.matchesGlob(file, chosenFeature.tests)

for (const file of readdirSync(unit, { recursive: true }).filter(isChosen).sort()) {
  describe(file, () => void jest.requireActual(path.join(unit, file)))
}
