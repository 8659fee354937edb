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
  if (![fragment, query].every((part) => part === undefined || characters.isQuery(part)))
    return undefined
  if (!hierarchy.startsWith('//')) return characters.isPath(hierarchy) ? { scheme } : undefined
  const slash = hierarchy.indexOf('/', 2)
  const end = slash < 0 ? hierarchy.length : slash
  const authority = parseAuthority(hierarchy.slice(2, end))
  return authority && characters.isPath(hierarchy.slice(end)) ? { scheme, authority } : undefined
}

/** Cuts a text in two at the first mark. The second part is absent where there is no mark. */
function cut(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
