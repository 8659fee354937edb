import type { AdapterContext, DiscoveredWallet } from '@cleat/core/adapter'
import { discoverWallets } from './discoverWallets.ts'

/**
 * Reports the wallets of the page and the remote ones as one list, at once and whenever it changes.
 * @returns what stops it
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
