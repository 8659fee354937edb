import type { AdapterContext, DiscoveredWallet } from '@cleat/core/adapter'
import { discoverWallets } from './discoverWallets.ts'

/**
 * Lists the wallets of the page, then the remote ones. Calls `onChange` at once with the wallets
 * found so far, and again after every change.
 * @returns stops the discovery
 * @see EIP-6963
 */
export function watchWallets(
  { discovery, remoteWallets }: Pick<AdapterContext<'eip155'>, 'discovery' | 'remoteWallets'>,
  onChange: (wallets: readonly DiscoveredWallet[]) => void,
): () => void {
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
  })
  return () => {
    isStopped = true
    stop()
  }
}
