import { alteredError } from '../payload/alteredError.ts'

/** Digits of an address, and of a pool's fee. */
const [token, fee] = [40, 6]

/**
 * Reads both ends of a packed path of Uniswap V3: tokens with a pool's fee between each two.
 * @throws `PAYMENT_ALTERED` if it is no path
 */
export function readPath(digits: string): { readonly first: string; readonly last: string } {
  const hops = (digits.length - token) / (fee + token)
  if (hops < 1 || !Number.isInteger(hops)) throw alteredError('path')
  return { first: `0x${digits.slice(0, token)}`, last: `0x${digits.slice(-token)}` }
}
