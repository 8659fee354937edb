/** The suffix of a signature whose account may not be deployed yet. */
const mark = '6492'.repeat(16)
const wordSize = 64

/** A signature whose account may not be deployed yet: how to deploy it, and the inner signature. */
export type Counterfactual = {
  readonly factory: string
  readonly factoryData: string
  readonly signature: string
}

/**
 * Parses such a signature. `undefined` for any other and for malformed ones.
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

/** Offsets and lengths in a signature are small. Others are invalid. */
function toNumber(word: string): number {
  return /^0{56}[0-9a-f]{8}$/.test(word) ? Number.parseInt(word, 16) : Number.NaN
}
