/** What a pairing URI says. */
export type WcUri = {
  readonly topic: string
  readonly symKey: string
  /** When the offer ends, in milliseconds. */
  readonly expiresAt: number | undefined
}

export type WcUriFault =
  | 'FORMAT'
  | 'LENGTH'
  | 'VERSION'
  | 'TOPIC'
  | 'KEY'
  | 'RELAY'
  | 'EXPIRY'
  | 'EXPIRED'

export declare namespace readWcUri {
  type Parameters = {
    uri: string
    /** @default Date.now() */
    now?: number | undefined
  }
  type ReturnType =
    | { readonly ok: true; readonly value: WcUri }
    | { readonly ok: false; readonly fault: WcUriFault }
}

/** What a QR code can hold at most (version 40, lowest error level, bytes). */
const byteLimit = 2953

/**
 * Reads and checks a `wc:` URI: version 2, over the `irn` relay. Nothing is decoded; a URI in a link has to be taken out
 * of it first.
 */
export function readWcUri({ uri, now = Date.now() }: readWcUri.Parameters): readWcUri.ReturnType {
  if (uri.length > byteLimit) return { ok: false, fault: 'LENGTH' }
  const parts = /^wc:([^@?]*)(?:@([^?]*))?(?:\?([!-$&-~]*))?$/.exec(uri)
  if (!parts || uri.includes('#')) return { ok: false, fault: 'FORMAT' }
  const [, topic = '', version, query = ''] = parts
  const values = readQuery(query)
  const symKey = values?.get('symKey') ?? ''
  const expiresAt = readExpiry(values?.get('expiryTimestamp'))

  const fault: WcUriFault | undefined =
    (values === undefined && 'FORMAT') ||
    (version !== '2' && 'VERSION') ||
    (!isKey(topic) && 'TOPIC') ||
    (!isKey(symKey) && 'KEY') ||
    (values?.get('relay-protocol') !== 'irn' && 'RELAY') ||
    (Number.isNaN(expiresAt) && 'EXPIRY') ||
    (expiresAt !== undefined && expiresAt <= now && 'EXPIRED') ||
    undefined
  return fault ? { ok: false, fault } : { ok: true, value: { topic, symKey, expiresAt } }
}

/** Nothing when a name stands in it twice: readers would not agree on which one counts. */
function readQuery(query: string): ReadonlyMap<string, string> | undefined {
  const pairs = [...new URLSearchParams(query)]
  const values = new Map(pairs)
  return values.size === pairs.length ? values : undefined
}

/** 32 bytes, written in the one way that wallets write them. */
function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function readExpiry(seconds: string | undefined): number | undefined {
  if (seconds === undefined) return undefined
  return /^\d{1,11}$/.test(seconds) ? Number(seconds) * 1000 : Number.NaN
}
