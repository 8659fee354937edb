import type { AdapterContext, DiscoveredWallet } from '@cleat/core/adapter'
import { discoverWallets } from './discoverWallets.ts'

/**
 * Lists the wallets of the page, then the remote ones. Calls `onChange` at once with the wallets
 * found so far, and again after every change.
 * @returns stops the discovery
 * @see EIP-6963
 */
export function watchWallets(
  context: Pick<AdapterContext<'eip155'>, 'discovery' | 'remoteWallets' | 'emit'>,
  onChange: (wallets: readonly DiscoveredWallet[]) => void,
): () => void {
  const { discovery, remoteWallets, emit } = context
  let found: readonly DiscoveredWallet[] = []
  let remote: readonly DiscoveredWallet[] = []
  let isStopped = false
  const update = () => onChange([...found, ...remote])
  void remoteWallets.then((wallets) => {
    remote = wallets
    if (!isStopped && wallets.length > 0) update()
  })
  const stop = discoverWallets({
    window,
    ...discovery,
    onChange(wallets) {
      found = wallets
      update()
    },
    onDropped: () => emit({ type: 'walletsDropped' }),
  })
  return () => {
    isStopped = true
    stop()
  }
}
