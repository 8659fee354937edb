/** The address when it leads to an https page, else nothing. A page of the developer's own machine may be http. */
export function toSafeUrl(value: string | undefined): string | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const { protocol, hostname, href } = new URL(value)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? href : undefined
}
