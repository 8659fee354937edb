import type { Address } from 'viem'

export type LocalToken = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The key of its creation code in `contractCode`. */
  readonly contract: 'token' | 'oldToken' | 'wrapped' | 'feeToken' | 'honeypot' | 'pausingToken'
}

/** The tokens of every local EVM chain, at equal addresses. Each account has 1,000 of each. */
export const localTokens: readonly [LocalToken, LocalToken, LocalToken] = [
  {
    address: '0x7000000000000000000000000000000000000018',
    name: 'Local Dai',
    symbol: 'DAI',
    decimals: 18,
    contract: 'token',
  },
  {
    address: '0x7000000000000000000000000000000000000006',
    name: 'Local USD Coin',
    symbol: 'USDC',
    decimals: 6,
    contract: 'token',
  },
  // Its `transfer` returns nothing, like that of USDT.
  {
    address: '0x7000000000000000000000000000000000000064',
    name: 'Old Dollar',
    symbol: 'OUSD',
    decimals: 6,
    contract: 'oldToken',
  },
]
