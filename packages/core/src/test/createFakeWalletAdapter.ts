import type { Namespace } from '../base/caip/namespace.ts'
import type { StorageArea } from '../base/storage/storageArea.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import { createWalletAdapter } from '../contract/walletAdapter/createWalletAdapter.ts'
import type { FakeChainWallet } from './createFakeChainWallet.ts'

/**
 * An adapter on the kernel with in-memory wallets. `find` announces another list of wallets. Every
 * request to its provider disconnects.
 */
export function createFakeWalletAdapter(parameters: {
  namespace: Namespace
  wallets: readonly FakeChainWallet[]
  storage: StorageArea
}): ChainAdapter & { find(wallets: readonly FakeChainWallet[]): void } {
  const { namespace, storage } = parameters
  let { wallets } = parameters
  let report: (found: readonly FakeChainWallet[]) => void = () => undefined
  const adapter = createWalletAdapter<Namespace, FakeChainWallet>({
    id: 'fake',
    namespace,
    storage,
    discover(_context, tell) {
      report = tell
      report(wallets)
      return () => {
        report = () => undefined
      }
    },
    features: (session) => ({
      'message:sign': async ({ message, address }) => {
        const { wallet, connection } = session.current()
        wallet.calls.push(`sign ${message} ${connection.caipNetworkId}`)
        return { signature: `${address} signs ${message}` }
      },
      'provider:request': session.disconnect,
      'message:verify': async ({ message, address, signature }) =>
        signature === `${address} signs ${message}`,
    }),
  })
  return {
    ...adapter,
    find(found) {
      wallets = found
      report(found)
    },
  }
}
