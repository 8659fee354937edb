import type { Namespace } from '../../base/caip/namespace.ts'
import { detectDevice } from '../../base/device/detectDevice.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findWalletRoute, type WalletRoute } from './findWalletRoute.ts'
import { isAllOffered } from './isAllOffered.ts'

/** Returns the view that pairs any wallet: a code, or the wallets of a phone. */
export function findPairingRoute(
  kit: KitBase,
  namespace: Namespace | undefined,
): WalletRoute['route'] | undefined {
  const { activeNamespace } = kit.controllers.network.state
  const chain = namespace ?? activeNamespace
  return findWalletRoute({
    name: 'WalletConnect',
    connectors: [{ id: 'walletConnect', type: 'WALLET_CONNECT', chain }],
    namespace,
    canPair: true,
    // A server has no window, or half of one.
    isHandheld: globalThis.window?.navigator ? detectDevice(window).isHandheld : false,
    isAllOffered: isAllOffered(kit),
  })?.route
}
