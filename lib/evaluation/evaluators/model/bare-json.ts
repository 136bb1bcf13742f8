/** A response without leading reasoning and its code fence. */
export function bareJson(text: string): string {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  return /```(?:json)?\s*\n([\s\S]*)\n\s*```/.exec(said)?.[1] ?? said
}
