import type { Chains } from '../../../../packages/cli/src/create/choices.ts'

type StartChain = {
  readonly title: string
  /** Where its options and wallets are explained. */
  readonly page: string
}

/** The choices of chains that `cleat create` has, as the site names them. */
export const startChains: Readonly<Record<Chains, StartChain>> = {
  wagmi: { title: 'EVM by wagmi', page: '/chains/wagmi' },
  ethers: { title: 'EVM by ethers', page: '/chains/ethers' },
  solana: { title: 'Solana', page: '/chains/solana' },
  bitcoin: { title: 'Bitcoin', page: '/chains/bitcoin' },
  polkadot: { title: 'Polkadot', page: '/chains/polkadot' },
  several: { title: 'Several chains', page: '/chains/several-chains' },
}
