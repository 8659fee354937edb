import { toSafeLink } from './toSafeLink.ts'

export declare namespace formatWalletLink {
  type Parameters = {
    /** As the registry has it: `rainbow://`, `rainbow` or `https://rnbwapp.com`. */
    base: string
    /** `web`: an https page, which may be one that an app opens. `native`: the scheme of an app. */
    kind: 'web' | 'native'
    /** The pairing URI. Without it the link only brings the wallet forward. */
    uri?: string | undefined
    /** For hosts that decode a link once more before they pass it on. @default false */
    isEncodedTwice?: boolean | undefined
    /** The wallet takes all of the query for the URI, and has no path for it. @default false */
    isUriBare?: boolean | undefined
  }
}

/**
 * The link that hands a pairing URI to a wallet, `<base>/wc?uri=…` outside of Telegram, or nothing where the base or
 * what became of it is not safe to open.
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

/** A wallet within Telegram has one parameter to start with, in letters that need no encoding. */
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

type Format = Pick<formatWalletLink.Parameters, 'isEncodedTwice' | 'isUriBare'> & { uri: string }

function addUri(base: string, { uri, isEncodedTwice, isUriBare }: Format): string {
  const value = isEncodedTwice ? encodeURIComponent(uri) : uri
  const { path, query, fragment } = split(base)
  if (isUriBare) return `${path}?${encodeURIComponent(value)}${fragment}`
  const parameters = new URLSearchParams(query)
  parameters.set('uri', value)
  // The one character which that encoding leaves and native links may not have.
  return `${addPath(path)}?${parameters.toString().replaceAll('*', '%2A')}${fragment}`
}

/** An app claims the paths it knows, seldom all of its host. */
function addPath(base: string): string {
  const { path, query, fragment } = split(base)
  const [, scheme = '', rest = ''] = /^([^:]*:\/\/)(.*)$/.exec(path) ?? []
  const parent = rest.replace(/\/+$/, '')
  return `${scheme}${parent === '' ? '' : `${parent}/`}wc${query}${fragment}`
}

/** By hand, because older browsers cannot read the parts of schemes that they do not know. The base is in normal form. */
function split(base: string): { path: string; query: string; fragment: string } {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(base) ?? []
  return { path, query, fragment }
}
