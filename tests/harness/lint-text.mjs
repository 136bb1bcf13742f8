// node tests/harness/lint-text.mjs: reads `[[file, code], …]` from standard input and prints, for each, the ESLint
// rules that the code would break in that file. A separate process, because Jest cannot load ESLint's configuration,
// which is an ES module.
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import { root } from '../../prisma/system/project.mjs'

const eslint = new ESLint({ cwd: root })
const rules = []
for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath })
  rules.push(messages.map(({ ruleId }) => ruleId))
}
console.log(JSON.stringify(rules))
