import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { examples } from '@/lib/evaluation/example'
import { grade } from '@/lib/evaluation/grade'
import { locales } from '@/lib/i18n/locale'

test.each(locales)(
  'the built-in evaluator accepts the example in the language %s, with feedback in it',
  async (locale) => {
    const example = examples[locale]
    const result = grade(await builtInRules.evaluate(example), example)
    expect(result).toMatchObject({ isAccepted: true, isUnsure: false, feedbackLanguage: locale })
  },
)
