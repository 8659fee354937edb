import { characters } from './characters.ts'
import { isHost } from './isHost.ts'

/** The parts of an authority, as they are written. */
export type Authority = {
  readonly userInfo?: string
  readonly host: string
  readonly port?: string
}

/** Parses an authority. `undefined` unless all of it is one. @see RFC 3986, section 3.2 */
export function parseAuthority(text: string): Authority | undefined {
  const at = text.indexOf('@')
  const userInfo = at < 0 ? undefined : text.slice(0, at)
  const rest = text.slice(at + 1)
  // The colons in brackets are of an address.
  const colon = rest.indexOf(':', rest.indexOf(']'))
  const host = colon < 0 ? rest : rest.slice(0, colon)
  const port = colon < 0 ? undefined : rest.slice(colon + 1)
  if (!characters.isUserInfo(userInfo ?? '')) return undefined
  if (!isHost(host) || !/^[0-9]*$/.test(port ?? '')) return undefined
  return {
    ...(userInfo === undefined ? {} : { userInfo }),
    host,
    ...(port === undefined ? {} : { port }),
  }
}
