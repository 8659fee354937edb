import type { EvmChain, SolanaChain } from '../../chains/openChains.ts'
import type { SourceQuote } from './sourceQuote.ts'

/** A chain that swaps are possible on. */
export type SwapChain = EvmChain | SolanaChain

/** One side of a swap. */
export type SwapAsset = {
  /** CAIP-10, as the client wrote it. */
  readonly id: string
  /** In its canonical form. The native currency has its placeholder of `nativeAddresses`. */
  readonly address: string
  readonly isNative: boolean
}

/** What a visitor wants to swap. */
export type SwapQuestion = {
  readonly chain: SwapChain
  readonly from: SwapAsset
  readonly to: SwapAsset
  /** In base units of `from`. */
  readonly amount: bigint
  /** The account that pays and receives, in its canonical form. */
  readonly user: string
  readonly slippageBps: number
  /** In wei per unit of gas. `undefined` where the client did not say. */
  readonly gasPrice: bigint | undefined
  /** Who asks. Clients share the rate of an API fairly. */
  readonly client: string
}

export type QuoteParameters = {
  question: SwapQuestion
  /** Whether quotes should have their call. */
  isFirm: boolean
  signal: AbortSignal
}

export type BuildParameters = {
  question: SwapQuestion
  /** A quote of this source for the question. */
  quote: SourceQuote
  signal: AbortSignal
}
