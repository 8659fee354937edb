/**
 * Combines two shares by Lagrange's formula at 0 in GF(2⁸) with the polynomial of AES. The last
 * byte of a share is its x. Shares no code with what it checks.
 */
export function combineOther(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [x = 0, y = 0] = [one.at(-1), other.at(-1)]
  const [first, second] = [divide(y, x ^ y), divide(x, x ^ y)]
  return one
    .slice(0, -1)
    .map((byte, at) => multiply(byte, first) ^ multiply(other[at] ?? 0, second))
}

function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 0, shifted = one; bit < 8; bit++) {
    if ((other >> bit) & 1) product ^= shifted
    shifted = (shifted << 1) ^ (shifted & 0x80 ? 0x11b : 0)
  }
  return product
}

function divide(one: number, other: number): number {
  for (let result = 0; result < 256; result++) if (multiply(result, other) === one) return result
  throw new RangeError('nothing divides by zero')
}
