/** A network that providers sell on. */
export type OnrampNetwork = {
  /** CAIP-2. */
  readonly id: string
  readonly namespace: 'eip155' | 'solana' | 'bip122'
  /** As in the Data API, such as `ethereum-mainnet`. */
  readonly name: string
  readonly displayName: string
  /** The symbol of its native currency. */
  readonly native: string
  /** The names that providers use, in lower case. */
  readonly aliases: readonly string[]
}

type Row = readonly [id: string, name: string, displayName: string, native: string, aliases: string]

const rows: readonly Row[] = [
  ['eip155:1', 'ethereum-mainnet', 'Ethereum', 'ETH', 'ethereum eth'],
  ['eip155:8453', 'base-mainnet', 'Base', 'ETH', 'base'],
  ['eip155:42161', 'arbitrum-mainnet', 'Arbitrum One', 'ETH', 'arbitrum'],
  ['eip155:10', 'optimism-mainnet', 'OP Mainnet', 'ETH', 'optimism'],
  ['eip155:137', 'polygon-mainnet', 'Polygon', 'POL', 'polygon matic'],
  [
    'eip155:43114',
    'avalanche-mainnet',
    'Avalanche',
    'AVAX',
    'avalanche-c-chain avalanche avaxcchain avalanche_c_chain',
  ],
  ['eip155:42220', 'celo-mainnet', 'Celo', 'CELO', 'celo'],
  ['eip155:80094', 'berachain-mainnet', 'Berachain', 'BERA', 'berachain'],
  ['eip155:56', 'bnb-mainnet', 'BNB Smart Chain', 'BNB', 'bsc binance_smart_chain bnb-chain'],
  ['eip155:59144', 'linea-mainnet', 'Linea', 'ETH', 'linea'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana-mainnet', 'Solana', 'SOL', 'solana sol'],
  ['bip122:000000000019d6689c085ae165831e93', 'bitcoin-mainnet', 'Bitcoin', 'BTC', 'bitcoin btc'],
]

/** The networks that the service can place an order on, best known first. */
export const onrampNetworks: readonly OnrampNetwork[] = rows.map(
  ([id, name, displayName, native, aliases]) => ({
    id,
    namespace: id.split(':')[0] as OnrampNetwork['namespace'],
    name,
    displayName,
    native,
    aliases: aliases.split(' '),
  }),
)
