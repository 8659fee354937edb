/** An origin that may have `*` for one whole label of its host, or for its port. */
export type OriginPattern = {
  readonly scheme: string
  readonly labels: readonly string[]
  /** Empty for the usual port of the scheme. */
  readonly port: string
}

const shape =
  /^([a-z][a-z\d+.-]*):\/\/((?:\[[\da-f:.]+\])|(?:[a-z\d*_-]+(?:\.[a-z\d*_-]+)*))(?::(\d{1,5}|\*))?\/?$/

/** Reads a pattern as an operator writes it. `undefined` when it is none, so that a slip does not let everybody in. */
export function parseOriginPattern(text: string): OriginPattern | undefined {
  const parts = split(text.toLowerCase())
  if (!parts) return undefined
  // Part of a label, as in `https://app-*.example`, would also match what others can register with many hosts.
  if (parts.labels.some((label) => label !== '*' && label.includes('*'))) return undefined
  // Every origin, or every one of a top-level domain: nobody means that.
  if (parts.labels.includes('*') && parts.labels.filter((label) => label !== '*').length < 2)
    return undefined
  return parts
}

/** Whether an `Origin` header is one of those. `null`, the origin of sandboxed pages, never is. */
export function isAllowedOrigin(origin: string, patterns: readonly OriginPattern[]): boolean {
  const given = origin.includes('*') ? undefined : split(origin)
  return (
    given !== undefined &&
    patterns.some(
      ({ scheme, labels, port }) =>
        scheme === given.scheme &&
        (port === '*' || port === given.port) &&
        labels.length === given.labels.length &&
        labels.every((label, index) => label === '*' || label === given.labels[index]),
    )
  )
}

const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

function split(text: string): OriginPattern | undefined {
  const [, scheme, host, port = ''] = shape.exec(text) ?? []
  if (!scheme || !host) return undefined
  const labels = host.startsWith('[') ? [host] : host.split('.')
  return { scheme, labels, port: port === usualPorts[scheme] ? '' : port }
}
