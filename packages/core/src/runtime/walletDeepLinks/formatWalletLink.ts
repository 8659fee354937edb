import { toSafeLink } from './toSafeLink.ts'

export declare namespace formatWalletLink {
  type Parameters = {
    /** The link of the registry: `rainbow://`, `rainbow` or `https://rnbwapp.com`. */
    base: string
    /** `web`: an https URL, possibly a universal link. `native`: the custom scheme of an app. */
    kind: 'web' | 'native'
    /** The pairing URI. Without it, the link only opens the wallet. */
    uri?: string | undefined
    /** Whether the host decodes links once before it passes them on. @default false */
    isEncodedTwice?: boolean | undefined
    /**
     * Whether the wallet takes the whole query as the URI and has no path for it. @default false
     */
    isUriBare?: boolean | undefined
    /** Whether the link ends with the address of a page, which gets the path. @default false */
    isPageLast?: boolean | undefined
  }
}

/**
 * Builds the link that passes a pairing URI to a wallet: `<base>/wc?uri=…`, except in Telegram.
 * Returns `undefined` if the base or the result is not safe to open.
 */
export function formatWalletLink(parameters: formatWalletLink.Parameters): string | undefined {
  const { kind, uri } = parameters
  const base = toSafeLink(kind === 'native' ? toScheme(parameters.base) : parameters.base, { kind })
  if (base === undefined) return undefined
  if (uri !== undefined && !/^wc:[!-~]+$/.test(uri)) return undefined
  if (base.startsWith('https://t.me/')) return toSafeLink(addStart(base, uri), { kind })
  if (uri !== undefined) return toSafeLink(addUri(base, { ...parameters, uri }), { kind })
  return kind === 'native' ? base : toSafeLink(addPath(base), { kind })
}

/** Telegram mini apps take one start parameter of characters that need no encoding. */
function addStart(base: string, uri: string | undefined): string {
  if (uri === undefined) return base
  const url = new URL(base)
  const start = btoa(uri).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  url.searchParams.set('startapp', start)
  return url.href
}

/** `rainbow` and `rainbow:` mean `rainbow://`. */
function toScheme(base: string): string {
  const name = /^([a-z][a-z0-9+.-]*):?\/{0,2}$/i.exec(base)?.[1]
  return name ? `${name}://` : base
}

type Format = Pick<formatWalletLink.Parameters, 'isEncodedTwice' | 'isUriBare' | 'isPageLast'> & {
  uri: string
}

function addUri(base: string, { uri, isEncodedTwice, isUriBare, isPageLast }: Format): string {
  const value = isEncodedTwice ? encodeURIComponent(uri) : uri
  if (isPageLast) return `${base}/wc?uri=${encodeURIComponent(value).replaceAll('*', '%2A')}`
  const { path, query, fragment } = split(base)
  if (isUriBare) return `${path}?${encodeURIComponent(value)}${fragment}`
  const parameters = new URLSearchParams(query)
  parameters.set('uri', value)
  // `encodeURIComponent` leaves this character, which native links must not contain.
  return `${addPath(path)}?${parameters.toString().replaceAll('*', '%2A')}${fragment}`
}

/** An app registers certain paths, rarely its whole host. */
function addPath(base: string): string {
  const { path, query, fragment } = split(base)
  const [, scheme = '', rest = ''] = /^([^:]*:\/\/)(.*)$/.exec(path) ?? []
  const parent = rest.replace(/\/+$/, '')
  return `${scheme}${parent === '' ? '' : `${parent}/`}wc${query}${fragment}`
}

/**
 * Splits the URL manually, because older browsers do not parse custom schemes. The base is
 * normalized.
 */
function split(base: string): { path: string; query: string; fragment: string } {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(base) ?? []
  return { path, query, fragment }
}
