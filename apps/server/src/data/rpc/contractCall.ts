import type { Address, Hex } from 'viem'

/** A contract call. */
export type ContractCall = { readonly to: Address; readonly data: Hex }
