import type { KitBase } from '../../boot/kitBase.ts'
import type { UniversalProvider } from '../../contract/options/universalProvider.ts'
import type { LoadedRemoteWallets } from '../../contract/remoteWallets/remoteWallets.ts'
import type { Pairing } from './createPairing.ts'

/**
 * Follows the app's own WalletConnect provider. A wallet that the app pairs by it is connected here
 * as well, and one that it has paired before is. Loads nothing until the app uses the provider.
 */
export function followAppProvider(
  kit: KitBase,
  parameters: {
    provider: UniversalProvider
    pairing: Pick<Pairing, 'load' | 'current'>
    connectWalletConnect: LoadedRemoteWallets['connectWalletConnect']
  },
): void {
  const { provider, pairing, connectWalletConnect } = parameters
  const { account, connection, options } = kit.controllers
  let isFollowed = false

  /** A wallet of an earlier visit leaves those alone that the visitor chose since. */
  const isMissing = async () => {
    const session = (await kit.remoteWallets.loaded).getSession()
    return Object.keys(session?.namespaces ?? {}).some(
      (namespace) =>
        kit.adapters.has(namespace) && account.get(namespace).status === 'disconnected',
    )
  }
  const join = async (isNew: boolean) => {
    if (options.state.manualWCControl) connection.set({ wcUri: undefined })
    // The adapters report what fails.
    if (isNew || (await isMissing())) await connectWalletConnect().catch(() => undefined)
  }
  const follow = async () => {
    if (isFollowed) return
    isFollowed = true
    try {
      ;(await pairing.load()).followApp((isNew) => void join(isNew))
    } catch {
      // The next use of the provider tries again.
      isFollowed = false
    }
  }
  const showUri = (wcUri: string) => {
    if (options.state.manualWCControl) connection.set({ wcUri, wcError: false, wcDeclined: false })
    void follow()
  }
  const onConnect = () => {
    const isOwn = pairing.current()?.client.getSession()?.topic === provider.session?.topic
    if (!isOwn) void follow()
  }
  provider.on('display_uri', showUri)
  provider.on('connect', onConnect)
  kit.lifetime.addEventListener('abort', () => {
    provider.off('display_uri', showUri)
    provider.off('connect', onConnect)
  })
  if (provider.session) void follow()
  // The app may have started before this code was there.
  else if (provider.uri && isLive(provider.uri)) showUri(provider.uri)
}

/** Whether a pairing URI can still be approved. The library never removes the last one. */
function isLive(uri: string): boolean {
  const [, seconds] = /[?&]expiryTimestamp=(\d+)/.exec(uri) ?? []
  return Number(seconds) * 1000 > Date.now()
}
