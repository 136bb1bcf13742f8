/** The product's name in every language. */
export const brand = 'Laurel'
