import type { Address } from 'viem'
import type { Token } from '../knownTokens/token.ts'
import type { Exchange } from './exchange.ts'
import type { QuotedExchange } from './quotedExchange.ts'

export type NativeCurrency = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A configured chain. */
export type DataChain = {
  /** CAIP-2. */
  readonly id: string
  readonly namespace: 'eip155' | 'solana' | 'bip122'
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrl: string
  /** The tokens of balances, by address. */
  readonly tokens: ReadonlyMap<string, Token>
  /** In US dollars. Other prices come from `pools`. */
  readonly fixedPrices: ReadonlyMap<string, number>
  /** Constant-product pools with a fixed price on one side. */
  readonly pools: readonly Address[]
  /** Exchanges whose pools give prices for swaps. */
  readonly exchanges: readonly Exchange[]
  /** Exchanges that are asked what a swap gives. */
  readonly quoters: readonly QuotedExchange[]
  /** The contract whose allowance swaps need. */
  readonly spender: Address | undefined
  /** The address of ENS's Universal Resolver. */
  readonly universalResolver: Address | undefined
  /** The first block of the stored history, if any. */
  readonly historyFrom: bigint | 'latest' | undefined
}

/** Placeholder addresses of native currencies, as apps use them in price requests. */
export const nativeAddresses = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  bip122: '0x',
} as const satisfies Record<DataChain['namespace'], string>
