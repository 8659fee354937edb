/**
 * Parses the parameters of a payment link, decoded once. Names are plain letters, as in the
 * standards. `undefined` if malformed, or if a name repeats, because parsers differ in which one
 * counts.
 */
export function readLinkQuery(query: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>()
  for (const part of query === '' ? [] : query.split('&')) {
    const [name = '', ...rest] = part.split('=')
    const value = decode(rest.join('='))
    if (!/^[\w-]+$/.test(name) || value === undefined || values.has(name)) return undefined
    values.set(name, value)
  }
  return values
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
