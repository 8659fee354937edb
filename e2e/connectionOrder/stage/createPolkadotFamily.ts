import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { createPolkadotWallet } from '@cleat/testing/polkadot'
import { isPolkadotSignature } from '../../fixtures/independent.ts'
import type { Family } from './family.ts'

export function createPolkadotFamily({ network }: Pick<Family, 'network'>): Family {
  return {
    namespace: 'polkadot',
    network,
    balance: 10n ** 15n,
    createAdapter: () => new PolkadotAdapter(),
    install(name) {
      const wallet = createPolkadotWallet({ name })
      const [{ address } = { address: '' }] = wallet.accounts
      const promptCount = () => wallet.questions.length
      return { connectorId: name, address, promptCount, remove: wallet.inject() }
    },
    isSigned: isPolkadotSignature,
  }
}
