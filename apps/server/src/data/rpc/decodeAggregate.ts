import type { Hex } from 'viem'

export declare namespace decodeAggregate {
  type Parameters = { answer: Hex; count: number }
}

/** The padding of a number below 2 ** 40. */
const zeros = '0'.repeat(54)

/**
 * Decodes Multicall3's result; `undefined` for failed calls. `undefined` for all if it is invalid:
 * an address may have no contract, or another one. Written by hand for speed, like
 * `encodeAggregate`.
 */
export function decodeAggregate(
  parameters: decodeAggregate.Parameters,
): (Hex | undefined)[] | undefined {
  const { answer, count } = parameters
  const bytes = answer.slice(2)
  // Offsets and lengths are in bytes. Larger ones than the answer are invalid.
  const numberAt = (place: number) => {
    const [start, end] = [place * 2, place * 2 + 64]
    const isSmall = end <= bytes.length && bytes.startsWith(zeros, start)
    return isSmall ? Number.parseInt(bytes.slice(start + 54, end), 16) : Number.NaN
  }
  const list = numberAt(0)
  if (numberAt(list) !== count) return undefined
  const start = list + 32
  const results: (Hex | undefined)[] = []
  for (let index = 0; index < count; index += 1) {
    const tuple = start + numberAt(start + index * 32)
    const success = numberAt(tuple)
    const data = tuple + numberAt(tuple + 32)
    const size = numberAt(data)
    const end = data + 32 + size
    if ((success !== 0 && success !== 1) || !(end * 2 <= bytes.length)) return undefined
    results.push(success === 1 ? `0x${bytes.slice((data + 32) * 2, end * 2)}` : undefined)
  }
  return results
}
