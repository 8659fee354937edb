import { domainToASCII } from 'node:url'

const longest = 254
const longestLocal = 64
/** Atoms of RFC 5322 without quotes, comments and other scripts. */
const localForm = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const labelForm = /^(?!-)[a-z\d-]{1,63}(?<!-)$/

/**
 * An e-mail address in the one form that is used: the domain in ASCII, all of it in lower case.
 * Dots and tags stay, because they may be other mailboxes.
 */
export function readEmailAddress(text: string): string | undefined {
  const [local = '', ...rest] = text.trim().split('@')
  if (local.length > longestLocal || !localForm.test(local)) return undefined
  const domain = readDomain(rest.join('@'))
  if (domain === undefined) return undefined
  const address = `${local.toLowerCase()}@${domain}`
  return address.length <= longest ? address : undefined
}

function readDomain(text: string): string | undefined {
  // IDNA maps the former away; a path or a port ends a domain, and so does a second `@`.
  if (/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text)) return undefined
  if (/[\x21-\x7e]/.test(text.replace(/[a-z\d.-]/gi, ''))) return undefined
  const domain = domainToASCII(text)
  const labels = domain.split('.')
  const isName = labels.length > 1 && labels.every((label) => labelForm.test(label))
  // Numbers are an address of the network.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? domain : undefined
}
