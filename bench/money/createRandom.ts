/** Generates 32-bit numbers from a seed (xorshift). The same seed gives the same numbers. */
export type Random = {
  /** Returns an integer from zero up to but excluding `limit`. */
  below(limit: number): number
  /** Returns an integer of at most this many bits. All lengths are equally likely. */
  bits(most: number): bigint
}

export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  return {
    below: (limit) => next() % limit,
    bits(most) {
      const words = Math.ceil(most / 32)
      let value = 0n
      for (let word = 0; word < words; word++) value = (value << 32n) | BigInt(next())
      return BigInt.asUintN(next() % (most + 1), value)
    },
  }
}
