/** The bytes behind a text of a wallet, if it is one, and as many as there must be. */
export function readBytes(
  coder: { decode(text: string): Uint8Array },
  text: unknown,
  length?: number,
): Uint8Array | undefined {
  // Base58 takes its time with the square of what it is given.
  if (typeof text !== 'string' || text.length > 10_000) return undefined
  try {
    const bytes = coder.decode(text)
    return length === undefined || bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
