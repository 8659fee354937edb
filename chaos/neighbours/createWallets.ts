import type { Behaviour } from '@cleat/testing'
import type { Journal } from '../judge/createJournal.ts'
import { createBitcoinChaosWallet } from './createBitcoinChaosWallet.ts'
import { createEvmWallet } from './createEvmWallet.ts'
import { createPolkadotChaosWallet } from './createPolkadotChaosWallet.ts'
import { createSolanaChaosWallet } from './createSolanaChaosWallet.ts'
import type { Prompts } from './prompts.ts'
import type { Chains } from './startChains.ts'
import type { ChaosWallet } from './wallet.ts'

/** The wallets of a browser: honest ones for each chain, and one that claims to be another. */
export function createWallets(parameters: {
  chains: Chains
  prompts: Prompts
  journal: Journal
  /** How EVM wallets answer these methods. @default as they do */
  programs?: Readonly<Record<string, Behaviour>>
}): readonly ChaosWallet[] {
  const { chains, prompts, journal, programs = {} } = parameters
  const { localnet } = chains
  const keys = localnet.accounts.map(({ privateKey }) => privateKey)
  const evm = {
    chains: localnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl })),
    ...{ prompts, programs },
    onRequest: (_: unknown, args: unknown) => {
      const method = typeof args === 'object' && args && Reflect.get(args, 'method')
      if (method === 'eth_sendTransaction') journal.count('transactions asked of wallets')
    },
  }
  const rdns = 'dev.cleat.harbour'
  return [
    createEvmWallet({ ...evm, name: 'Harbour', rdns, keys: keys.slice(0, 3) }),
    createEvmWallet({ ...evm, name: 'Lagoon', rdns: 'dev.cleat.lagoon', keys: keys.slice(2, 5) }),
    createSolanaChaosWallet({
      ...{ name: 'Reef', prompts, rpcUrl: localnet.solana?.rpcUrl ?? '', chain: 'solana:mainnet' },
    }),
    createBitcoinChaosWallet({
      ...{ name: 'Anchor', prompts, esploraUrl: localnet.bitcoin?.esploraUrl ?? '' },
    }),
    createPolkadotChaosWallet({ name: 'pier', prompts }),
    createEvmWallet({ ...evm, name: 'Harbour', rdns, keys: keys.slice(7, 9), isImpostor: true }),
  ]
}
