/** Decodes a text from a wallet. `undefined` if it is invalid or has another length. */
export function readBytes(
  coder: { decode(text: string): Uint8Array },
  text: unknown,
  length?: number,
): Uint8Array | undefined {
  // Decoding base58 takes quadratic time.
  if (typeof text !== 'string' || text.length > 10_000) return undefined
  try {
    const bytes = coder.decode(text)
    return length === undefined || bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
