import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'

async function levelsOf(title: string, asked: readonly string[], text: string) {
  const expectations = asked.map((each) => ({ text: each, isHidden: false }))
  const subject = { title, description: '', text, expectations }
  const evaluation = grade(await builtInRules.evaluate(subject), subject)
  return { isAccepted: evaluation.isAccepted, levels: evaluation.expectations.map(({ level }) => level) }
}

const school = ['Your day at school', ['the best moment', 'something that was hard', 'whom you played with']] as const
const zoo = ['Zoo', ['which animal you saw first', 'what you liked most', 'one thing you learned']] as const
const grandpa = ['Call Grandpa', ['what he told you', 'what you told him']] as const
const sortie = ['Sortie au zoo', ['quel animal tu as vu', 'ce que tu as mangé', 'avec qui tu étais']] as const
const film = ['Film du soir', ['le titre du film', 'le héros', 'ton avis']] as const
const cake = ['Gâteau', ['combien de temps au four', 'qui en a mangé']] as const

test.each([
  [...school, 'I played with Omar.'],
  [...zoo, 'There were so many wonderful things to see. I learned a great deal. It was a fantastic day.'],
  [...grandpa, 'He told me lots of things and I told him lots of things too.'],
  [...grandpa, 'We talked for a long time about many things.'],
  [...sortie, 'J’ai vu plein de belles choses. J’ai mangé de bonnes choses. C’était magnifique.'],
  [...film, 'Le titre est super. Le héros est génial. C’est un film magnifique.'],
  [...cake, 'Le four est cassé. Maman a acheté du pain.'],
])('%s, %j: nothing is told by %s', async (title, asked, text) => {
  expect((await levelsOf(title, asked, text)).isAccepted).toBe(false)
})

test.each([
  [...grandpa, 'He said never mind. I told him that it was my fault.'],
  [...film, 'Vaiana. Maui est fort. J’ai adoré parce que la mer est belle.'],
  [...sortie, 'Un loup. Des frites. Avec Papi.'],
])('%s, %j is told by %s', async (title, asked, text) => {
  expect((await levelsOf(title, asked, text)).isAccepted).toBe(true)
})

test('clauses that hardly tell it do not tell it in full together', async () => {
  const text = 'I had a cold and stayed at home while the others went to the castle. My sister said the tower was high.'
  const asked = ['which castle it was', 'what you liked most', 'one thing you learned']
  expect((await levelsOf('Castle visit', asked, text)).levels[0]).not.toBe('full')
})
