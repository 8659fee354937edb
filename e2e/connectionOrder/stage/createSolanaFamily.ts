import { SolanaAdapter } from '@cleat/adapter-solana'
import type { LocalSolana } from '@cleat/localnet'
import { createSolanaWallet } from '@cleat/testing/solana'
import { isSolanaSignature } from '../../fixtures/independent.ts'
import { countPrompts } from './countPrompts.ts'
import type { Family } from './family.ts'

export function createSolanaFamily({
  rpcUrl,
  caipNetworkId,
}: Pick<LocalSolana, 'rpcUrl' | 'caipNetworkId'>): Family {
  return {
    namespace: 'solana',
    network: {
      id: caipNetworkId.slice('solana:'.length),
      chainNamespace: 'solana',
      name: 'Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [rpcUrl] } },
    },
    balance: 10_000n * 10n ** 9n,
    createAdapter: () => new SolanaAdapter(),
    install(name) {
      const prompts = countPrompts()
      const wallet = createSolanaWallet({ name, approve: async () => prompts.add() })
      wallet.register()
      const [address = ''] = wallet.addresses
      return { connectorId: name, address, promptCount: prompts.count, remove: wallet.destroy }
    },
    isSigned: isSolanaSignature,
  }
}
