/** `atob` passes over these. */
const spaces = [' ', '\n', '\r', '\t', '\f']

/**
 * Whether a text is base64 with its padding. A regular expression takes twenty times longer, which
 * large messages of attackers would cost.
 */
export function isBase64(text: string): boolean {
  if (text === '' || text.length % 4 !== 0) return false
  try {
    atob(text)
  } catch {
    return false
  }
  return spaces.every((space) => !text.includes(space))
}
