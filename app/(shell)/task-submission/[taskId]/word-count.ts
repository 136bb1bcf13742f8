/** How many words a text has, in words: '1 word', '20 words'. */
export function wordCount(text: string): string {
  const count = text.split(/\s+/u).filter(Boolean).length
  return `${count} ${count === 1 ? 'word' : 'words'}`
}
