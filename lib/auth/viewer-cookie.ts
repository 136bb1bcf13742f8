/**
 * Tells the scripts of this browser's tabs who is signed in: the user's id, or `nobody` after signing out. Without the
 * cookie nothing is known. The server sets it with the session and never reads it.
 */
export const viewerCookie = 'laurel-viewer'

export const nobody = 'nobody'
