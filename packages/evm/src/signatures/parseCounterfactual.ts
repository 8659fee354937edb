/** Ends a signature of an account that may not be deployed yet. */
const mark = '6492'.repeat(16)
const wordSize = 64

/** A signature of an account that may not be deployed yet: how it is deployed, and what it will accept. */
export type Counterfactual = {
  readonly factory: string
  readonly factoryData: string
  readonly signature: string
}

/**
 * What such a signature consists of. Nothing for any other, and for one that is malformed.
 * @see ERC-6492
 */
export function parseCounterfactual(signature: string): Counterfactual | undefined {
  const hex = signature.slice(2).toLowerCase()
  if (!hex.endsWith(mark)) return undefined
  const body = hex.slice(0, -mark.length)
  const wordAt = (place: number) => body.slice(place * wordSize, (place + 1) * wordSize)
  const bytesAt = (place: number) => {
    const start = toNumber(wordAt(place)) * 2
    const size = toNumber(body.slice(start, start + wordSize)) * 2
    const bytes = body.slice(start + wordSize, start + wordSize + size)
    return bytes.length === size ? `0x${bytes}` : undefined
  }
  const [factoryData, inner] = [bytesAt(1), bytesAt(2)]
  if (!/^0{24}[0-9a-f]{40}$/.test(wordAt(0)) || !factoryData || !inner) return undefined
  return { factory: `0x${wordAt(0).slice(24)}`, factoryData, signature: inner }
}

/** Nothing in a signature is far away, or large. What is no number leads nowhere. */
function toNumber(word: string): number {
  return /^0{56}[0-9a-f]{8}$/.test(word) ? Number.parseInt(word, 16) : Number.NaN
}
