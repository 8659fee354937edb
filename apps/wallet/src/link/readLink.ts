export type Link =
  | { readonly status: 'ok'; readonly uri: string }
  | { readonly status: 'error'; readonly problem: LinkProblem }

export type LinkProblem = 'empty' | 'notALink' | 'otherVersion' | 'damaged' | 'expired'

export type ReadLinkParameters = {
  /** A pasted, scanned or opened text: `wc:…`, or a URL with a `uri` parameter. */
  text: string
  /** In milliseconds since 1970. */
  now: number
}

/** The capacity of a QR code. */
const longest = 2953

/** Reads a WalletConnect URI and checks that it is valid and not expired. */
export function readLink(parameters: ReadLinkParameters): Link {
  const { now } = parameters
  const text = unwrap(parameters.text.trim())
  if (!text) return problem('empty')
  const found = /^wc:([^@?]*)(?:@([^?]*))?(?:\?(.*))?$/.exec(text)
  if (!found || text.length > longest) return problem(found ? 'damaged' : 'notALink')
  const [, topic = '', version, query = ''] = found
  if (version !== '2') return problem('otherVersion')
  const search = new URLSearchParams(query)
  const names = [...search.keys()]
  const isWhole =
    isKey(topic) &&
    isKey(search.get('symKey') ?? '') &&
    search.get('relay-protocol') === 'irn' &&
    new Set(names).size === names.length
  if (!isWhole) return problem('damaged')
  const expiry = search.get('expiryTimestamp')
  if (expiry === null) return { status: 'ok', uri: text }
  if (!/^\d{1,12}$/.test(expiry)) return problem('damaged')
  return Number(expiry) * 1000 > now ? { status: 'ok', uri: text } : problem('expired')
}

/** Unwraps the `uri` of a URL, and decodes an encoded URI once. */
function unwrap(text: string): string {
  if (/^wc%3A/i.test(text)) return decode(text)
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) return text
  return new URL(text).searchParams.get('uri') ?? text
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** 32 bytes in hexadecimal, as WalletConnect clients write keys. */
function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function problem(name: LinkProblem): Link {
  return { status: 'error', problem: name }
}
