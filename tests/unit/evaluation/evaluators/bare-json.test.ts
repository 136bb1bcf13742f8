import { bareJson } from '@/lib/evaluation/evaluators/model/bare-json'
import { expectLinearGrowth } from '../../../harness/growth'

const json = '{"feedback": "Use ```ticks```."}'

test.each([
  ['alone', json],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence without a name', `\`\`\` \r\n${json}\n  \`\`\``],
  ['after reasoning', `\n<think>\`\`\`\nHm.\n\`\`\`</think>\n${json}`],
  ['in a fence with prose around it', `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nDone.`],
])('the JSON is found %s', (_, text) => expect(JSON.parse(bareJson(text))).toEqual(JSON.parse(json)))

test.each(['\n', ' ', '```\n', '\n```'])('a response that only repeats %j takes linear time', async (piece) => {
  await expectLinearGrowth((size) => bareJson(`\`\`\`${piece.repeat(size)}x`), 4_000)
})
