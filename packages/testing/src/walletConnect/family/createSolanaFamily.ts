import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import { devSolanaSeeds } from '../../solana/devSolanaSeeds.ts'
import { solanaKey } from '../../solana/solanaKey.ts'
import type { WalletStorage } from '../../state/walletStorage.ts'
import { solanaMethods } from './answerSolanaRequest.ts'
import { createAccountChoice } from './createAccountChoice.ts'
import type { FamilyChain } from './familyChain.ts'
import type { PeerFamily } from './peerFamily.ts'

/** The Solana namespace of the wallet. */
export type SolanaFamilyOptions = {
  /** The clusters, each with its CAIP-2 id `solana:…`. */
  readonly chains: readonly FamilyChain[]
  /** A 32-byte seed per account. @default the three that a local chain funds */
  readonly seeds?: readonly Uint8Array[] | undefined
}

/** The wallet's Solana namespace. */
export function createSolanaFamily(
  parameters: SolanaFamilyOptions & { storage: WalletStorage },
): PeerFamily {
  const { chains, seeds = devSolanaSeeds, storage } = parameters
  const keys = seeds.map(solanaKey)
  const addresses = keys.map(({ address }) => address)
  const key = 'cleat.wallet-connect-peer.solana'
  const choice = createAccountChoice({ storage, key, count: keys.length })
  return {
    namespace: 'solana',
    networks: chains.map((chain) => ({ ...chain, symbol: 'SOL', decimals: 9 })),
    methods: Object.keys(solanaMethods),
    events: ['accountsChanged', 'chainChanged'],
    addresses: () => addresses,
    get active() {
      return choice.place
    },
    activate: choice.choose,
    accountsEvent: ({ network, accounts }) => ({
      name: 'accountsChanged',
      data: accounts.map((address) => `${network}:${address}`),
    }),
    isAnnounced: false,
    sessionProperties: () => ({}),
    async answer(call) {
      const run = Object.hasOwn(solanaMethods, call.method) ? solanaMethods[call.method] : undefined
      if (run) return run({ ...call, keys })
      throw new ProviderRpcError({
        code: 4200,
        message: `The wallet does not know ${call.method}.`,
      })
    },
  }
}
