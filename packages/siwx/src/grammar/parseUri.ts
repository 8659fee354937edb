import { characters } from './characters.ts'
import { type Authority, parseAuthority } from './parseAuthority.ts'
import { schemeForm } from './schemeForm.ts'

/** The parts of a URI that decide who it belongs to. */
export type Uri = {
  readonly scheme: string
  readonly authority?: Authority
}

/** Parses a URI, which always has a scheme. `undefined` unless all of it is one. @see RFC 3986 */
export function parseUri(text: string): Uri | undefined {
  const colon = text.indexOf(':')
  const scheme = text.slice(0, Math.max(0, colon))
  if (!schemeForm.test(scheme)) return undefined
  const [beforeFragment, fragment] = cut(text.slice(colon + 1), '#')
  const [hierarchy, query] = cut(beforeFragment, '?')
  if (!characters.isQuery(query) || !characters.isQuery(fragment)) return undefined
  if (!hierarchy.startsWith('//')) return characters.isPath(hierarchy) ? { scheme } : undefined
  const [name, path] = cut(hierarchy.slice(2), '/')
  const authority = parseAuthority(name)
  return authority && characters.isPath(path) ? { scheme, authority } : undefined
}

/** Cuts a text in two at the first mark. The second part is empty where there is no mark. */
function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
