import { toBalance } from '../toBalance.ts'

const held = [
  toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1.204567', price: 2512.4 }),
  toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '1820.5', price: 1 }),
  toBalance({ token: 2, name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8, numeric: '0.012' }),
]

/** A token as a data service lists it. */
export function toListed(parameters: {
  token: number
  name: string
  symbol: string
  decimals?: number | undefined
}): object {
  const { token, name, symbol, decimals = 18 } = parameters
  return { name, symbol, decimals, address: `eip155:1:0x${String(token).padStart(40, '0')}` }
}

const listed = [
  toListed({ token: 1, name: 'USD Coin', symbol: 'USDC', decimals: 6 }),
  toListed({ token: 2, name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8 }),
  toListed({ token: 4, name: 'Dai Stablecoin', symbol: 'DAI' }),
  toListed({ token: 5, name: 'Tether USD', symbol: 'USDT', decimals: 6 }),
  toListed({ token: 6, name: 'Uniswap', symbol: 'UNI' }),
  toListed({ token: 7, name: 'Aave', symbol: 'AAVE' }),
  toListed({ token: 8, name: 'ChainLink Token', symbol: 'LINK' }),
  toListed({ token: 9, name: 'Wrapped Ether', symbol: 'WETH' }),
  toListed({ token: 10, name: 'Curve DAO Token', symbol: 'CRV' }),
  toListed({ token: 11, name: 'Balancer', symbol: 'BAL' }),
  toListed({
    token: 12,
    name: 'A token whose name has no end, so it must be cut',
    symbol: 'ENDLESS',
  }),
]

/** A data service with these tokens: those of the account, and those of its list. */
export function answerSwapTokens(
  parameters: {
    balances?: readonly unknown[] | undefined
    tokens?: readonly unknown[] | undefined
  } = {},
): typeof window.fetch {
  const { balances = held, tokens = listed } = parameters
  return async (input) => {
    const url = String(input)
    if (url.includes('supported')) return Response.json({ http: ['eip155:1'], ws: [] })
    return Response.json(url.includes('convert/tokens') ? { tokens } : { balances })
  }
}
