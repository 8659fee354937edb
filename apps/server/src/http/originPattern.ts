/** An origin pattern. `*` stands for one whole label of the host, or for the port. */
export type OriginPattern = {
  readonly scheme: string
  readonly labels: readonly string[]
  /** Empty for the scheme's default port. */
  readonly port: string
}

const shape =
  /^([a-z][a-z\d+.-]*):\/\/((?:\[[\da-f:.]+\])|(?:[a-z\d*_-]+(?:\.[a-z\d*_-]+)*))(?::(\d{1,5}|\*))?\/?$/

/**
 * Parses an operator's pattern. `undefined` if it is invalid, so that a typo does not allow every
 * origin.
 */
export function parseOriginPattern(text: string): OriginPattern | undefined {
  const parts = split(text.toLowerCase())
  if (!parts) return undefined
  // A partial label such as `https://app-*.example` would match names that others can register.
  if (parts.labels.some((label) => label !== '*' && label.includes('*'))) return undefined
  // Refuse patterns that match every origin or a whole top-level domain.
  if (parts.labels.includes('*') && parts.labels.filter((label) => label !== '*').length < 2)
    return undefined
  return parts
}

/**
 * Whether an `Origin` header matches a pattern. `null`, the origin of sandboxed pages, never does.
 */
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
