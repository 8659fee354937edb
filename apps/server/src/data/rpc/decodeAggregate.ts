import type { Hex } from 'viem'

export declare namespace decodeAggregate {
  type Parameters = { answer: Hex; count: number }
}

/** What stands before a number that is less than 2 ** 40. */
const zeros = '0'.repeat(54)

/**
 * What Multicall3 returns of so many calls, `undefined` for those that failed. `undefined` for all when it is not that: nothing comes from
 * an address without a contract, and anything may come from one with another. By hand, for the same reason as `encodeAggregate`.
 */
export function decodeAggregate(
  parameters: decodeAggregate.Parameters,
): (Hex | undefined)[] | undefined {
  const { answer, count } = parameters
  const bytes = answer.slice(2)
  // Places and lengths are in bytes; of what is larger than the answer there is none.
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
