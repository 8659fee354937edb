import type { Namespace } from '@cleat/core'
import { findWalletRoute, type WalletItem, type WalletRoute } from '@cleat/core/wallets'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'
import { useCanPair } from './useCanPair.ts'
import { useDevice } from './useDevice.ts'

/** Returns a function that finds the view of a wallet for this app and device. */
export function useFindWalletRoute(
  namespace: Namespace | undefined,
): (
  item: Pick<WalletItem, 'name' | 'connectors' | 'connectorId' | 'wallet'>,
) => WalletRoute | undefined {
  const { options } = useKit().controllers
  const { allWallets, features } = useControllerState(options.state)
  const canPair = useCanPair(namespace)
  const { isHandheld } = useDevice()
  const isAllOffered = features?.allWallets !== false && allWallets !== 'HIDE'
  return ({ name, connectors, connectorId, wallet }) =>
    findWalletRoute({
      name,
      connectors,
      connectorId,
      wallet,
      namespace,
      canPair,
      isHandheld,
      isAllOffered,
    })
}
