/** The field of ed25519 and the constant of its curve. */
const prime = 2n ** 255n - 19n
const constant = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/**
 * Whether 32 bytes are a point of ed25519, which can have a private key. Program-derived addresses
 * are not.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  // The number is little-endian, and its last bit is the sign of x.
  const digits = [...bytes].reverse().map((byte) => byte.toString(16).padStart(2, '0'))
  const y = BigInt(`0x${digits.join('')}`) & (2n ** 255n - 1n)
  const square = (y * y) % prime
  const above = (square - 1n + prime) % prime
  const below = (constant * square + 1n) % prime
  // An x exists where above / below is a square. The product is a square in the same cases and
  // needs no division.
  return power((above * below) % prime, (prime - 1n) / 2n) <= 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % prime
    factor = (factor * factor) % prime
  }
  return result
}
