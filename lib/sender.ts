/** An e-mail sender: a display name, blank when there is none, and an address. */
export type Sender = { readonly label: string; readonly address: string }

const labelled = /^(.*)<([^<>]*)>$/su
const special = /[()<>[\]:;@\\,."]/

/** Parses `Name <address>`, `"Name" <address>` or a plain address; the address is not validated. */
export function parseSender(text: string): Sender {
  const [, label, address] = labelled.exec(text.trim()) ?? []
  if (label === undefined || address === undefined) return { label: '', address: text.trim() }
  const name = label.trim()
  const isQuoted = name.length >= 2 && name.startsWith('"') && name.endsWith('"')
  return { label: isQuoted ? name.slice(1, -1).replace(/\\(.)/gu, '$1') : name, address: address.trim() }
}

/** Formats the sender for a header; a name with special characters is quoted. */
export function formatSender({ label, address }: Sender): string {
  if (label === '') return address
  return `${special.test(label) ? `"${label.replace(/["\\]/g, '\\$&')}"` : label} <${address}>`
}

/** Whether both addresses are equal, ignoring case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
