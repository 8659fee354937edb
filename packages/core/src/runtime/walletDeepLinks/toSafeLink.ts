export type SafeLinkOptions = {
  /** `web`: an https URL. `native`: a custom scheme, such as `rainbow://`. */
  readonly kind: 'web' | 'native'
  /** Whether the app wrote the link itself. Its host may then be in any script. @default false */
  readonly isFromApp?: boolean | undefined
}

const lengthLimit = 2048

/**
 * White space, control, direction and invisible characters, and characters that URL parsers convert
 * to slashes.
 */
const hiddenCharacters = /[\p{C}\p{Z}\\]/u
const encodedControls = /%(?:[01][0-9a-f]|7f)/i

/**
 * Normalizes a link from a registry, a wallet or an app. Returns `undefined` if it is not safe to
 * open. Links that parsers would repair are rejected.
 */
export function toSafeLink(value: unknown, options: SafeLinkOptions): string | undefined {
  const { kind, isFromApp = false } = options
  if (typeof value !== 'string' || value.length > lengthLimit) return undefined
  if (hiddenCharacters.test(value) || encodedControls.test(value)) return undefined
  return kind === 'web' ? toWebLink(value, isFromApp) : toNativeLink(value)
}

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function toWebLink(value: string, isFromApp: boolean): string | undefined {
  // Browsers also accept `https:evil`, `https:///evil` and credentials before the host.
  const authority = /^https?:\/\/([^/?#]+)/i.exec(value)?.[1]
  if (!authority || /[@%]/.test(authority) || !URL.canParse(value)) return undefined
  const { protocol, host, hostname, href } = new URL(value)
  if (protocol === 'http:' && !localHosts.has(hostname)) return undefined
  // Rejects hosts that change when normalized, and international ones: they can imitate another
  // host.
  const isAsItLooks = authority.toLowerCase() === host && !/(?:^|\.)xn--/.test(host)
  return isAsItLooks || isFromApp ? href : undefined
}

/**
 * What a browser runs, reads or hands to the system itself. `isOpenable` allows the schemes of one
 * wallet alone; this is for wallets that the app names.
 */
const browserSchemes =
  /^(?:https?|wss?|ftps?|file|filesystem|data|blob|javascript|vbscript|intent|about|view-source|.*-extension|chrome.*|ms-.*|itms.*|search-ms|mailto)$/

function toNativeLink(value: string): string | undefined {
  const [, scheme = '', rest = ''] =
    /^([a-z][a-z0-9+.-]{0,62}):\/\/([\w\-.~:/?#&=+%]*)$/i.exec(value) ?? []
  const name = scheme.toLowerCase()
  return name === '' || browserSchemes.test(name) ? undefined : `${name}://${rest}`
}
