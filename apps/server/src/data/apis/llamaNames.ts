/**
 * DefiLlama's names of chains, and CoinGecko's of native currencies. Test networks have no prices.
 */
export const llamaNames: Readonly<Record<string, { chain?: string; native: string }>> = {
  'eip155:1': { chain: 'ethereum', native: 'ethereum' },
  'eip155:10': { chain: 'optimism', native: 'ethereum' },
  'eip155:56': { chain: 'bsc', native: 'binancecoin' },
  'eip155:100': { chain: 'xdai', native: 'xdai' },
  'eip155:130': { chain: 'unichain', native: 'ethereum' },
  'eip155:137': { chain: 'polygon', native: 'polygon-ecosystem-token' },
  'eip155:143': { chain: 'monad', native: 'monad' },
  'eip155:250': { chain: 'fantom', native: 'fantom' },
  'eip155:324': { chain: 'era', native: 'ethereum' },
  'eip155:5000': { chain: 'mantle', native: 'mantle' },
  'eip155:8217': { chain: 'klaytn', native: 'kaia' },
  'eip155:8453': { chain: 'base', native: 'ethereum' },
  'eip155:42161': { chain: 'arbitrum', native: 'ethereum' },
  'eip155:42220': { chain: 'celo', native: 'celo' },
  'eip155:43114': { chain: 'avax', native: 'avalanche-2' },
  'eip155:59144': { chain: 'linea', native: 'ethereum' },
  'eip155:80094': { chain: 'berachain', native: 'berachain-bera' },
  'eip155:534352': { chain: 'scroll', native: 'ethereum' },
  'eip155:7777777': { chain: 'zora', native: 'ethereum' },
  'eip155:1313161554': { chain: 'aurora', native: 'ethereum' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { chain: 'solana', native: 'solana' },
  'bip122:000000000019d6689c085ae165831e93': { native: 'bitcoin' },
}
