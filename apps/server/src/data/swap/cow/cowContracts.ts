import type { Address, Hex } from 'viem'

/** CoW Protocol’s contracts, which are the same on its chains, and the data of our orders. */
export const cowContracts = {
  settlement: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41' as Address,
  /** Takes what an order pays. */
  relayer: '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110' as Address,
  /** Says nothing about the app. */
  appDataText: '{}',
  /** The hash of `appDataText`. */
  appData: '0xb48d38f93eaa084033fc5970bf96e559c33c4cdc07d889ab00b4d63f9590739d' as Hex,
} as const
