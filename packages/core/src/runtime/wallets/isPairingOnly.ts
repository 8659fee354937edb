import type { KitBase } from '../../boot/kitBase.ts'
import { isUniversalAdapter } from '../../contract/adapter/isUniversalAdapter.ts'
import { hasPairedWallets } from '../../contract/options/hasPairedWallets.ts'

/** Whether pairing is the only way to connect, or the app has a pairing to show. */
export function isPairingOnly(kit: KitBase): boolean {
  const { connection, options } = kit.controllers
  const isAppPairing = options.state.manualWCControl && connection.state.wcUri !== undefined
  const isOffered = hasPairedWallets(kit.remoteWallets.setup.options)
  return isAppPairing || (isOffered && [...kit.adapters.values()].every(isUniversalAdapter))
}
