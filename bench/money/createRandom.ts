/** Numbers of 32 bits, the same ones for a seed (xorshift). */
export type Random = {
  /** A whole number from zero on, less than `limit`. */
  below(limit: number): number
  /** A whole number of at most so many bits, with as many of every length. */
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
