import type { Address } from '@solana/kit'

export type LocalSolanaToken = {
  /** The mint. */
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly program: 'spl-token' | 'spl-token-2022'
  /** The transfer fee: hundredths of a percent, and the maximum in base units. */
  readonly fee?: { readonly basisPoints: number; readonly max: bigint } | undefined
}

/** The tokens of the local Solana chain, one per token program. */
export const localSolanaTokens: readonly [LocalSolanaToken, LocalSolanaToken] = [
  {
    address: 'USDcLocaL1111111111111111111111111111111111' as Address,
    name: 'Local USD Coin',
    symbol: 'USDC',
    decimals: 6,
    program: 'spl-token',
  },
  {
    address: 'ToLLLocaL1111111111111111111111111111111111' as Address,
    name: 'Local Toll',
    symbol: 'TOLL',
    decimals: 9,
    program: 'spl-token-2022',
    fee: { basisPoints: 150, max: 5_000_000_000n },
  },
]
