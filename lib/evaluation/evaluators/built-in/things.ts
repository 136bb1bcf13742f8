const THING =
  /^(?:and |et )?(?:(?:the|an?|my|our|his|her|some|les?|la|une?|des|du|mon|ma|mes|ton|ta|tes|son|sa|ses) |[ld]['’])\p{L}+$/iu
const FEWEST = 5
const MOST_OTHERS = 0.2

/** True for a text that only names things one after another: "The tuna, the milk, the bowl, the spoon, the cat." Pure. */
export function isRowOfThings(text: string): boolean {
  const parts = text.split(/[,.;\n]/).flatMap((part) => part.trim() || [])
  const others = parts.filter((part) => !THING.test(part)).length
  return parts.length >= FEWEST && others <= parts.length * MOST_OTHERS
}
