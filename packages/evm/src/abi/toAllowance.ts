/** Half of what fits is more than any token has, so contracts take it for "without limit". */
export function toAllowance(amount: bigint, bits: 160 | 256 = 256): bigint | 'any' {
  return amount >> BigInt(bits - 1) ? 'any' : amount
}
