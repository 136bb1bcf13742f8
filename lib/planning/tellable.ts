type Told = {
  readonly description: string
  readonly expectations: readonly string[] | readonly { readonly text: string }[]
}

const english = 'tell|write|say|describe|explain|report|note|list|mention|answer|name|compare|summari[sz]e|review|show'
const french =
  'racont\\p{L}*|[eé]cri(?:s|vez|re)(?:-\\p{L}+)?|di(?:s|tes|re)|d[eé]cri(?:s|vez|re)|expliqu\\p{L}*|not(?:e|ez|er)|list(?:e|ez|er)|' +
  'indiqu\\p{L}*|r[eé]pon(?:ds|dez|dre)|compar\\p{L}*|r[eé]sum\\p{L}*|pr[eé]cis(?:e|ez|er)|nomm(?:e|ez|er)|montr(?:e|ez|er)'
/** A verb of telling, or a question. */
const asks = new RegExp(`(?<![\\p{L}\\p{N}])(?:${english}|${french})(?![\\p{L}\\p{N}])|\\?`, 'iu')

/**
 * Whether a task says what to tell about it: it has an expectation, or its description asks for something, in English
 * or French. "Tidy your room" alone leaves a child with nothing to write.
 */
export function isTellable({ description, expectations }: Told): boolean {
  const hasExpectation = expectations.some((each) => (typeof each === 'string' ? each : each.text).trim() !== '')
  return hasExpectation || asks.test(description)
}
