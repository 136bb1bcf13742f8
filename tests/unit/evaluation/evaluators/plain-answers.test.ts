import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'

async function evaluate(title: string, asked: readonly string[], text: string) {
  const expectations = asked.map((each) => ({ text: each, isHidden: false }))
  const subject = { title, description: '', text, expectations }
  return grade(await builtInRules.evaluate(subject), subject)
}

describe('a few words that are what was asked for need no more', () => {
  test.each([
    ['The storm', ['what you felt in the storm'], 'We were afraid.'],
    ['The storm', ['what you felt in the storm'], 'scared'],
    ['Brush your teeth', ['when you brushed'], 'in the evening'],
    ['Water the herbs', ['when you watered', 'how long it took'], 'At seven. Ten minutes.'],
    ['Walk the dog', ['how long you walked', 'where you went'], 'half an hour, round the pond'],
    ['Buy bread', ['what it cost'], '3.20'],
    ['My friend', ['how old your friend is'], 'She is ten.'],
    ['Visit', ['who came'], 'my cousin'],
    ['Soup', ['how it tasted'], 'It was salty.'],
    ['L’orage', ['ce que tu as ressenti'], 'J’étais inquiète.'],
    ['Promener le chien', ['combien de temps', 'où tu es allé'], 'Vingt minutes. Au parc.'],
    ['Arroser', ['quand tu as arrosé'], 'le soir'],
    ['La visite', ['qui est venu'], 'Mamie'],
  ])('%s, %j: %s', async (title, asked, text) => {
    expect(await evaluate(title, asked, text)).toMatchObject({
      isAccepted: true,
      expectations: asked.map(() => ({ level: 'full' })),
    })
  })

  test.each([
    ['Buy bread', ['what it cost'], 'It was warm.'],
    ['Visit', ['who came'], 'in the afternoon'],
    ['L’orage', ['ce que tu as ressenti'], 'C’était mardi.'],
    ['Arroser', ['quand tu as arrosé'], 'On a joué au ballon le soir avec les voisins.'],
  ])('%s, %j: not %s', async (title, asked, text) => {
    expect((await evaluate(title, asked, text)).isAccepted).toBe(false)
  })
})
