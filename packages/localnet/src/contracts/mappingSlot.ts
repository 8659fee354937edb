import { type Address, encodeAbiParameters, type Hex, keccak256 } from 'viem'

const types = [{ type: 'address' }, { type: 'uint256' }] as const

/** The storage slot of `key` in the mapping at `slot`, in Solidity's layout. */
export function mappingSlot({ key, slot }: { key: Address; slot: Hex }): Hex {
  return keccak256(encodeAbiParameters(types, [key, BigInt(slot)]))
}
