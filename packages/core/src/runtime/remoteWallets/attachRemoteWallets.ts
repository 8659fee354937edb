import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import type { LoadedRemoteWallets } from '../../contract/remoteWallets/remoteWallets.ts'
import { connect } from '../actions/connect.ts'
import { usesRemoteWallet } from '../walletConnect/usesRemoteWallet.ts'
import type { PairingKit } from './createPairing.ts'
import { loadRemoteWallets } from './loadRemoteWallets.ts'

/**
 * Attaches the remote wallets that the app offers to a kit. The UI calls it when it loads; a kit
 * without the UI calls it at any time. Only the first call has an effect.
 */
export function attachRemoteWallets(
  kit: PairingKit,
  parameters: loadRemoteWallets.Parameters = {},
): void {
  const { remoteWallets } = kit
  if (remoteWallets.isAttached) return
  remoteWallets.isAttached = true
  void loadRemoteWallets(kit, parameters).then((wallets) => {
    remoteWallets.provide(wallets)
    rememberUse(kit)
    const host = findHostWallet(wallets)
    if (!host) return
    // Without this code, the visitor chooses the wallet from the list.
    import('./connectHostWallet.ts').then(
      ({ connectHostWallet }) =>
        connectHostWallet(kit, host, (parameters) => connect(kit, parameters)),
      () => undefined,
    )
  })
}

/** Finds the wallet that hosts the page, if an adapter brought one. */
function findHostWallet({ byNamespace }: LoadedRemoteWallets) {
  for (const [namespace, wallets] of Object.entries(byNamespace)) {
    const host = wallets.find((wallet) => 'isHost' in wallet && wallet.isHost)
    if (host) return { connectorId: host.id, namespace }
  }
  return undefined
}

/** Stores whether the next visit must load the remote wallets at once. */
function rememberUse(kit: KitBase): void {
  const save = () => kit.storage.set('isExternal', usesRemoteWallet(kit))
  const stop = subscribe(kit.controllers.account.state, save)
  kit.lifetime.addEventListener('abort', stop, { once: true })
  save()
}
