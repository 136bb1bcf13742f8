/** Who an e-mail is from: a name that people read, blank when there is none, and an address. */
export type Sender = { readonly label: string; readonly address: string }

const labelled = /^(.*)<([^<>]*)>$/su
const special = /[()<>[\]:;@\\,."]/

/** The sender written as `Name <address>`, `"Name" <address>` or an address alone; the address is not judged. */
export function parseSender(text: string): Sender {
  const [, label, address] = labelled.exec(text.trim()) ?? []
  if (label === undefined || address === undefined) return { label: '', address: text.trim() }
  const name = label.trim()
  const isQuoted = name.length >= 2 && name.startsWith('"') && name.endsWith('"')
  return { label: isQuoted ? name.slice(1, -1).replace(/\\(.)/gu, '$1') : name, address: address.trim() }
}

/** The sender as a header takes it: a name with special characters in quotes. */
export function formatSender({ label, address }: Sender): string {
  if (label === '') return address
  return `${special.test(label) ? `"${label.replace(/["\\]/g, '\\$&')}"` : label} <${address}>`
}

/** Whether both are the same address; letters' case never tells two apart here. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
