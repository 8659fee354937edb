/** How the names of a family of chains are registered. */
export type Ecosystem = {
  /** The word that its messages have. */
  readonly word: string
  /** The coin type of an account, by the reference of its chain. */
  readonly toCoinType: (reference: string) => number
}

/** Stands for every EVM chain. */
const everyEvmChain = 0x8000_0000

/** Addresses of other networks of Bitcoin have the coin type of tests (SLIP-44). */
const bitcoinMainnet = '000000000019d6689c085ae165831e93'

/** @see EIP-4361, CAIP-122, ENSIP-9, ENSIP-11 */
export const ecosystems: ReadonlyMap<string, Ecosystem> = new Map<string, Ecosystem>([
  [
    'eip155',
    {
      word: 'Ethereum',
      toCoinType(reference) {
        const chainId = Number(reference)
        if (chainId === 1) return 60
        return chainId < everyEvmChain ? everyEvmChain + chainId : everyEvmChain
      },
    },
  ],
  ['solana', { word: 'Solana', toCoinType: () => 501 }],
  [
    'bip122',
    { word: 'Bitcoin', toCoinType: (reference) => (reference === bitcoinMainnet ? 0 : 1) },
  ],
  ['polkadot', { word: 'Polkadot', toCoinType: () => 354 }],
])

/** The names that messages have for clusters, by their references of CAIP-2. */
export const clusters: ReadonlyMap<string, string> = new Map([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
])
