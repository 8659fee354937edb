/** An address, or nothing where a text is none. */
export function parseUrl(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  return new URL(text)
}
