import * as v from 'valibot'

/**
 * A position in an account's history. Pages continue after it, even if transactions were added or
 * removed meanwhile.
 */
export type HistoryCursor = {
  readonly minedAt: Date
  readonly chainId: string
  readonly blockNumber: bigint
  readonly position: number
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const cursorSchema = v.strictTuple([
  v.pipe(whole, v.maxValue(253_402_300_799)),
  v.pipe(v.string(), v.regex(/^eip155:\d{1,32}$/)),
  whole,
  v.pipe(whole, v.maxValue(2 ** 31 - 1)),
])

/** Encodes a cursor, which is opaque to clients. */
export function encodeCursor({ minedAt, chainId, blockNumber, position }: HistoryCursor): string {
  const parts = [minedAt.getTime() / 1000, chainId, Number(blockNumber), position]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** `undefined` for an invalid cursor. */
export function decodeCursor(text: string): HistoryCursor | undefined {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
  const result = v.safeParse(cursorSchema, parts)
  if (!result.success) return undefined
  const [seconds, chainId, blockNumber, position] = result.output
  return { minedAt: new Date(seconds * 1000), chainId, blockNumber: BigInt(blockNumber), position }
}
