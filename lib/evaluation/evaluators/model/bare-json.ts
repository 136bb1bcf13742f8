/** A response without leading reasoning and its code fence. */
export function bareJson(text: string): string {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  const opening = /```(?:json)?[^\S\n]*\n/.exec(said)
  const from = opening ? opening.index + opening[0].length : 0
  const to = said.lastIndexOf('```')
  return opening && to >= from ? said.slice(from, to) : said
}
