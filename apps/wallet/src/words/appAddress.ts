/** Where an app says that it lives, as short as it can be said honestly. `undefined` when it is nowhere. */
export function appAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, host } = new URL(url)
  if (protocol === 'https:') return host
  return protocol === 'http:' ? `http://${host}` : undefined
}
