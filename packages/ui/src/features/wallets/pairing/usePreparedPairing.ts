import type { Namespace } from '@cleat/core'
import { useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useCanPair } from '../../../kit/wallets/useCanPair.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'

const found: ReadonlySet<string> = new Set(['ANNOUNCED', 'INJECTED', 'MULTI_CHAIN'])

/**
 * Makes the links of wallets ready while their list is shown on a phone: an app opens only by a tap whose link was there
 * before it. In the browser of a wallet, which is the one that will be chosen, no relay is troubled for that.
 */
export function usePreparedPairing(parameters: {
  namespace: Namespace | undefined
  /** Nothing is prepared before the visitor agreed to what has to be agreed to. */
  isAllowed: boolean
}): void {
  const { namespace, isAllowed } = parameters
  const { controllers, remoteWallets } = useKit()
  const { open, namespace: asked } = useControllerState(controllers.modal.state)
  const canPair = useCanPair(namespace ?? asked)
  const { isHandheld } = useDevice()
  const isInWallet = useControllerState(controllers.connectors.state, ({ connectors }) =>
    connectors.some(({ type }) => found.has(type)),
  )
  const isWanted = open && isAllowed && canPair && isHandheld && !isInWallet

  useEffect(() => {
    if (isWanted) void remoteWallets.loaded.then((wallets) => wallets.preparePairing())
  }, [remoteWallets, isWanted])
}
