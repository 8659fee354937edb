/** An origin for people: its host, in Punycode, with the scheme where it is not safe. */
export function toShownOrigin(origin: string): string {
  const { host, protocol } = new URL(origin)
  return protocol === 'https:' ? host : `${protocol}//${host}`
}
