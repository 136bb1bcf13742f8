/**
 * Tells the scripts of this browser's tabs who is signed in: the user's id, or `nobody` after signing out. Without it
 * nothing is known. The server writes it along with the session and never reads it.
 */
export const viewerCookie = 'laurel-viewer'

export const nobody = 'nobody'
