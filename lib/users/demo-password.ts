/** The password of the demo family. It is published with Laurel, so a family of its own refuses it. */
export const demoPassword = 'laurel-demo'
