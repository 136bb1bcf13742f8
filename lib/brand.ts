/** What the product is called, in every language. */
export const brand = 'Laurel'
