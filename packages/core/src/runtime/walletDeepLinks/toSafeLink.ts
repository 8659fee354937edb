export type SafeLinkOptions = {
  /** `web`: an https page. `native`: the scheme of an app, such as `rainbow://`. */
  readonly kind: 'web' | 'native'
  /** The app wrote it itself: its host may be in any script. @default false */
  readonly isFromApp?: boolean | undefined
}

const lengthLimit = 2048

/** White space, control, direction and invisible characters, and what URL parsers silently turn into slashes. */
const hiddenCharacters = /[\p{C}\p{Z}\\]/u
const encodedControls = /%(?:[01][0-9a-f]|7f)/i

/**
 * A link from a registry, a wallet or an app in normal form when it is safe to open, else nothing. An address that
 * parsers would have to repair is refused, never repaired.
 */
export function toSafeLink(value: unknown, options: SafeLinkOptions): string | undefined {
  const { kind, isFromApp = false } = options
  if (typeof value !== 'string' || value.length > lengthLimit) return undefined
  if (hiddenCharacters.test(value) || encodedControls.test(value)) return undefined
  return kind === 'web' ? toWebLink(value, isFromApp) : toNativeLink(value)
}

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function toWebLink(value: string, isFromApp: boolean): string | undefined {
  // The browser's parser also takes `https:evil`, `https:///evil` and a name before the host.
  const authority = /^https?:\/\/([^/?#]+)/i.exec(value)?.[1]
  if (!authority || /[@%]/.test(authority) || !URL.canParse(value)) return undefined
  const { protocol, host, hostname, href } = new URL(value)
  if (protocol === 'http:' && !localHosts.has(hostname)) return undefined
  // Different with digits for letters or full-width signs; in another script it may look like a host that it is not.
  const isAsItLooks = authority.toLowerCase() === host && !/(?:^|\.)xn--/.test(host)
  return isAsItLooks || isFromApp ? href : undefined
}

/** Schemes that belong to the browser, to the system or to another kind of document: none of them is a wallet. */
const foreignSchemes =
  /^(?:https?|wss?|ftps?|sftp|ssh|telnet|ldaps?|file|filesystem|data|blob|cid|mid|jar|mhtml|javascript|vbscript|livescript|mocha|intent|android-app|market|about|view-source|resource|res|chrome.*|edge|opera|vivaldi|brave|firefox|moz.*|.*-extension|devtools|shell|search-ms|ms-.*|ms|itms.*|x-apple.*|x-web-search|mailto|tel|sms|mms|facetime.*|geo|maps|urn|prefs|app-settings|shortcuts|workflow|webcal|feed|magnet|ipfs|ipns|content|wyciwyg|wais|gopher|news|nntp|irc|rtsp|vnc|rdp|smb|nfs|afp)$/

function toNativeLink(value: string): string | undefined {
  const [, scheme = '', rest = ''] =
    /^([a-z][a-z0-9+.-]{0,62}):\/\/([\w\-.~:/?#&=+%]*)$/i.exec(value) ?? []
  const name = scheme.toLowerCase()
  return name === '' || foreignSchemes.test(name) ? undefined : `${name}://${rest}`
}
