import { type LocalToken, localTokens } from '../tokens/localTokens.ts'

const [dai, usdc, oldDollar] = localTokens

export type ExchangeTokens = {
  readonly [name in
    | 'DAI'
    | 'USDC'
    | 'OUSD'
    | 'WETH'
    | 'FEE'
    | 'THIN'
    | 'HONEY'
    | 'PAUSE'
    | 'ZERO'
    | 'EIGHT'
    | 'LONG'
    | 'falseUSDC']: LocalToken
}

/** The tokens that the local exchange trades, by symbol. The first three are `localTokens`. */
export const exchangeTokens: ExchangeTokens = {
  DAI: dai,
  USDC: usdc,
  // `approve` reverts unless the allowance or the new amount is 0.
  OUSD: oldDollar,
  WETH: {
    address: '0x7000000000000000000000000000000000000118',
    name: 'Wrapped Ether',
    symbol: 'WETH',
    decimals: 18,
    contract: 'wrapped',
  },
  // Burns 1 % of each transfer.
  FEE: {
    address: '0x7000000000000000000000000000000000000218',
    name: 'Local Fee Coin',
    symbol: 'FEE',
    decimals: 18,
    contract: 'feeToken',
  },
  // Its pool holds 100 of each side.
  THIN: {
    address: '0x7000000000000000000000000000000000000318',
    name: 'Thin Coin',
    symbol: 'THIN',
    decimals: 18,
    contract: 'token',
  },
  // Can be bought, but not sold to its pool.
  HONEY: {
    address: '0x7000000000000000000000000000000000000418',
    name: 'Honey Coin',
    symbol: 'HONEY',
    decimals: 18,
    contract: 'honeypot',
  },
  // Paused from the start. Anybody may call `setPaused`.
  PAUSE: {
    address: '0x7000000000000000000000000000000000000518',
    name: 'Pausing Coin',
    symbol: 'PAUSE',
    decimals: 18,
    contract: 'pausingToken',
  },
  ZERO: {
    address: '0x7000000000000000000000000000000000000600',
    name: 'Zero Decimals',
    symbol: 'ZERO',
    decimals: 0,
    contract: 'token',
  },
  EIGHT: {
    address: '0x7000000000000000000000000000000000000608',
    name: 'Eight Decimals',
    symbol: 'EIGHT',
    decimals: 8,
    contract: 'token',
  },
  LONG: {
    address: '0x7000000000000000000000000000000000000624',
    name: 'Twenty-four Decimals',
    symbol: 'LONG',
    decimals: 24,
    contract: 'token',
  },
  // Another token with the symbol and decimals of USDC.
  falseUSDC: {
    address: '0x7000000000000000000000000000000000000706',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    contract: 'token',
  },
}
