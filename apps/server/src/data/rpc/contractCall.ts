import type { Address, Hex } from 'viem'

/** What is asked of a contract. */
export type ContractCall = { readonly to: Address; readonly data: Hex }
