/** The content of a pairing URI. */
export type WcUri = {
  readonly topic: string
  readonly symKey: string
  /** Expiry in milliseconds since the epoch. */
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

/** The maximum size of a QR code (version 40, lowest error correction) in bytes. */
const byteLimit = 2953

/**
 * Parses and validates a `wc:` URI: version 2 over the `irn` relay. It does not decode, so a URI
 * from a link must be extracted first.
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

/** Returns `undefined` for repeated parameters, because parsers disagree on which one counts. */
function readQuery(query: string): ReadonlyMap<string, string> | undefined {
  const pairs = [...new URLSearchParams(query)]
  const values = new Map(pairs)
  return values.size === pairs.length ? values : undefined
}

/** 32 bytes as lower-case hex, the only form that wallets write. */
function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function readExpiry(seconds: string | undefined): number | undefined {
  if (seconds === undefined) return undefined
  return /^\d{1,11}$/.test(seconds) ? Number(seconds) * 1000 : Number.NaN
}
