export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length
}
