import type { Address } from 'viem'

/** The sources of swaps, as `SWAP_SOURCES` names them. */
export const swapSourceIds = [
  'pools',
  '0x',
  '1inch',
  'uniswap',
  'lifi',
  'cow',
  'jupiter',
  'maker',
] as const

export type SwapSourceId = (typeof swapSourceIds)[number]

/** An API that a source asks. */
export type SwapApiConfig = {
  readonly url: string
  readonly key: string | undefined
  readonly perSecond: number
}

/** The operator's fee of each swap. */
export type OperatorFee = {
  /** In hundredths of a percent. */
  readonly bps: number
  readonly recipient: Address
}

/** The operator's settings of swaps. */
export type SwapConfig = {
  readonly sources: readonly SwapSourceId[]
  readonly apis: Readonly<Record<Exclude<SwapSourceId, 'pools'>, SwapApiConfig>>
  /** `undefined` for none. */
  readonly fee: OperatorFee | undefined
  /** Quotes per minute and client; 0 for no limit. */
  readonly rateLimit: number
}
