/** An answer without the thoughts that stand before it and the fence around it. */
export function bareJson(text: string): string {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  return /```(?:json)?\s*\n([\s\S]*)\n\s*```/.exec(said)?.[1] ?? said
}
