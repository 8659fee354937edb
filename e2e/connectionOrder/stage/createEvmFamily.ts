import { EthersAdapter } from '@cleat/adapter-ethers'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import type { LocalChain } from '@cleat/localnet'
import { createDevWallet } from '@cleat/testing'
import { verifyMessage } from 'ethers'
import { countPrompts } from './countPrompts.ts'
import type { Family } from './family.ts'

export function createEvmFamily(
  chain: Omit<LocalChain, 'webSocketUrl'>,
  library: 'wagmi' | 'ethers',
): Family {
  const { id, name, rpcUrl } = chain
  return {
    namespace: 'eip155',
    network: chain.chain,
    balance: 10_000n * 10n ** 18n,
    createAdapter: () =>
      library === 'wagmi' ? new WagmiAdapter({ networks: [chain.chain] }) : new EthersAdapter(),
    install(title) {
      const prompts = countPrompts()
      const rdns = `dev.cleat.${title.toLowerCase()}`
      const wallet = createDevWallet({
        ...{ chains: [{ id, name, rpcUrl }], info: { name: title, rdns } },
        approve: async () => ({ approved: prompts.add() }),
      })
      wallet.announce()
      const [address = ''] = wallet.accounts
      return { connectorId: rdns, address, promptCount: prompts.count, remove: wallet.destroy }
    },
    isSigned: ({ message, signature, address }) => verifyMessage(message, signature) === address,
  }
}
