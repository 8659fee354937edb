import type { RemoteWallets } from '../contract/remoteWallets/remoteWallets.ts'

/** The place of the code of remote wallets in a kit, before that code is loaded. */
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
