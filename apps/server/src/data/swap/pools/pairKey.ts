import type { Address } from 'viem'

/** The two tokens of a pool in the order of its contract, which is that of their bytes. */
export function pairKey(one: Address, other: Address): `${Address}:${Address}` {
  return one.toLowerCase() < other.toLowerCase() ? `${one}:${other}` : `${other}:${one}`
}
