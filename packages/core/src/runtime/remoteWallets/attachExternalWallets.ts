import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import { connect } from '../actions/connect.ts'
import { loadExternalWallets } from './loadExternalWallets.ts'
import { usesExternal } from './usesExternal.ts'

/**
 * Gives a kit the wallets that are not found in the page, as far as the app offers any. The interface does it when it
 * comes; a kit without one does it where it likes. Only the first time counts.
 */
export function attachExternalWallets(kit: KitBase): void {
  const { external } = kit
  if (external.isAttached) return
  external.isAttached = true
  void loadExternalWallets(kit).then((wallets) => {
    external.provide(wallets)
    rememberUse(kit)
    if (!wallets.byNamespace.eip155.some(({ id }) => id === 'safe')) return
    // Without it, the Safe is a wallet to choose like any other.
    import('./connectSafe.ts').then(
      ({ connectSafe }) => connectSafe(kit, (parameters) => connect(kit, parameters)),
      () => undefined,
    )
  })
}

/** Tells the next visit whether it needs these wallets at once. */
function rememberUse(kit: KitBase): void {
  const save = () => kit.storage.set('isExternal', usesExternal(kit))
  const stop = subscribe(kit.controllers.account.state, save)
  kit.lifetime.addEventListener('abort', stop, { once: true })
  save()
}
