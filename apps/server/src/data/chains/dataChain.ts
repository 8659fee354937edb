import type { Address } from 'viem'
import type { Token } from '../knownTokens/token.ts'

export type NativeCurrency = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A chain that the service answers for, as the operator configured it. */
export type DataChain = {
  /** CAIP-2. */
  readonly id: string
  readonly namespace: 'eip155' | 'solana' | 'bip122'
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrl: string
  /** The tokens that balances are read of, by address. */
  readonly tokens: ReadonlyMap<string, Token>
  /** In US dollars; the price of what has none here is read from `pools`. */
  readonly fixedPrices: ReadonlyMap<string, number>
  /** Pools with a constant product, of which one side has a fixed price. */
  readonly pools: readonly Address[]
  /** Who swaps are to be allowed to. */
  readonly spender: Address | undefined
  /** Where the Universal Resolver of ENS is. */
  readonly universalResolver: Address | undefined
  /** The first block of the history that is kept of this chain, if one is. */
  readonly historyFrom: bigint | 'latest' | undefined
}

/** How the native currency is named where tokens have their address: in prices, as apps do. */
export const nativeAddresses = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  bip122: '0x',
} as const satisfies Record<DataChain['namespace'], string>
