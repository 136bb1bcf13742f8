/** Names one filling of a form, so that sending it again adds nothing. `crypto.randomUUID` needs HTTPS. */
export const newFormId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
