/** The app's host, or its origin for plain http. `undefined` if the URL is invalid. */
export function appAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, host } = new URL(url)
  if (protocol === 'https:') return host
  return protocol === 'http:' ? `http://${host}` : undefined
}
