import type { RemoteWallets } from '../contract/remoteWallets/remoteWallets.ts'

/** Creates the holder of a kit's remote wallets. Their code loads later. */
export function createRemoteWallets(setup: RemoteWallets['setup']): RemoteWallets {
  let resolveLoaded: RemoteWallets['provide'] = () => undefined
  const remoteWallets: RemoteWallets = {
    setup,
    loaded: new Promise((resolve) => {
      resolveLoaded = resolve
    }),
    provide(wallets) {
      remoteWallets.current = wallets
      resolveLoaded(wallets)
    },
  }
  return remoteWallets
}
