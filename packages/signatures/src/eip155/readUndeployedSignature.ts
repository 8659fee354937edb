const mark = '6492'.repeat(16)
const word = 64

/**
 * The signature for the contract, if it comes with how to deploy that. `undefined` for any other,
 * also for one whose parts lie outside of it.
 * @param signature hex, without `0x`
 * @see ERC-6492
 */
export function readUndeployedSignature(signature: string): string | undefined {
  if (!signature.toLowerCase().endsWith(mark)) return undefined
  const body = signature.slice(0, -mark.length)
  // An address has zeros in front.
  if (!/^0{24}/.test(body)) return undefined
  const told = readBytes(body, word)
  const inner = readBytes(body, 2 * word)
  return told === undefined ? undefined : inner
}

/** The value whose offset stands at a place. */
function readBytes(body: string, at: number): string | undefined {
  const offset = readNumber(body, at)
  const length = offset === undefined ? undefined : readNumber(body, 2 * offset)
  if (offset === undefined || length === undefined) return undefined
  const start = 2 * offset + word
  const bytes = body.slice(start, start + 2 * length)
  return bytes.length === 2 * length ? bytes : undefined
}

/** A length or offset. Those beyond the text cannot be meant. */
function readNumber(body: string, at: number): number | undefined {
  const digits = body.slice(at, at + word)
  if (digits.length !== word) return undefined
  const value = BigInt(`0x${digits}`)
  return value <= BigInt(body.length) ? Number(value) : undefined
}
