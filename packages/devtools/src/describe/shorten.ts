/** An address with its middle left out. */
export function shorten(text: string): string {
  return text.length > 16 ? `${text.slice(0, 6)}…${text.slice(-6)}` : text
}
