import type { Namespace } from '@cleat/core'
import { useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useCanPair } from '../../../kit/wallets/useCanPair.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'

const found: ReadonlySet<string> = new Set(['ANNOUNCED', 'INJECTED', 'MULTI_CHAIN'])

/**
 * Prefetches the wallets' pairing links while a phone shows their list, because an app only opens
 * by a tap on a link that exists already. Sends nothing in a wallet's own browser, where that
 * wallet will be chosen.
 */
export function usePrefetchedPairing(parameters: {
  namespace: Namespace | undefined
  /** Prefetches nothing before the required consent. */
  isAllowed: boolean
}): void {
  const { namespace, isAllowed } = parameters
  const { controllers, remoteWallets } = useKit()
  const asked = useControllerState(controllers.modal.state, (state) => state.namespace)
  const canPair = useCanPair(namespace ?? asked)
  const { isHandheld } = useDevice()
  const isOpen = useControllerState(controllers.modal.state, ({ open }) => isHandheld && open)
  const isInWallet = useControllerState(controllers.connectors.state, ({ connectors }) =>
    connectors.some(({ type }) => found.has(type)),
  )
  const isWanted = isOpen && isAllowed && canPair && !isInWallet

  useEffect(() => {
    if (isWanted) void remoteWallets.loaded.then((wallets) => wallets.preparePairing())
  }, [remoteWallets, isWanted])
}
