/** Maximum size of an uploaded picture, in bytes. See docs/rules.md, fixed values. */
export const maxPictureBytes = 5 * 1024 * 1024

/** Maximum number of pixels decoded, which bounds an upload's memory. Phones send up to 24 million. */
export const maxPicturePixels = 25_000_000

/** Longest side that is decoded, in pixels: that of a JPEG. A single row or column of millions takes 15 seconds. */
export const maxPictureSide = 65_535

/** Types that are decoded. The server checks the content and ignores the declared type. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Background of transparent pictures. */
export const pictureGround = '#f6f3ea'
