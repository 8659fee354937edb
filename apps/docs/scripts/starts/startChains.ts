/** A family of chains to begin with. */
export type StartChain = {
  /** The folder of its code in `starts/chains`. */
  readonly id: string
  readonly title: string
  /** What an app installs for it. */
  readonly packages: readonly string[]
  /** The example that a browser test exercises. */
  readonly example: string
  readonly page: string
  /** Whether its hooks need a provider around the app. */
  readonly hasProviders?: boolean | undefined
}

const evm = ['wagmi', 'viem', '@tanstack/react-query']

export const startChains: readonly StartChain[] = [
  {
    id: 'wagmi',
    title: 'EVM by wagmi',
    packages: ['@cleat/adapter-wagmi', ...evm],
    example: 'react-wagmi',
    page: '/chains/wagmi',
    hasProviders: true,
  },
  {
    id: 'ethers',
    title: 'EVM by ethers',
    packages: ['@cleat/adapter-ethers', 'ethers'],
    example: 'react-ethers',
    page: '/chains/ethers',
  },
  {
    id: 'solana',
    title: 'Solana',
    packages: ['@cleat/adapter-solana'],
    example: 'react-solana',
    page: '/chains/solana',
  },
  {
    id: 'bitcoin',
    title: 'Bitcoin',
    packages: ['@cleat/adapter-bitcoin'],
    example: 'react-bitcoin',
    page: '/chains/bitcoin',
  },
  {
    id: 'polkadot',
    title: 'Polkadot',
    packages: ['@cleat/adapter-polkadot'],
    example: 'react-polkadot',
    page: '/chains/polkadot',
  },
  {
    id: 'several',
    title: 'Several chains',
    packages: [
      '@cleat/adapter-wagmi',
      '@cleat/adapter-solana',
      '@cleat/adapter-bitcoin',
      '@cleat/adapter-polkadot',
      ...evm,
    ],
    example: 'react-multichain',
    page: '/chains/several-chains',
  },
]
