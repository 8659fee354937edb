/**
 * The parameters of a payment link, decoded once. Names are those of the standards, in plain letters. `undefined` where it is
 * malformed or a name stands in it twice: readers would not agree on which one counts.
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
