import type { Namespace } from '@cleat/core'
import { useEffect } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'
import { useCanPair } from './useCanPair.ts'
import { useDevice } from './useDevice.ts'

/**
 * Makes the links of wallets ready while their list is shown on a phone: an app opens only by a tap whose link was there
 * before it.
 */
export function usePreparedPairing(parameters: {
  namespace: Namespace | undefined
  /** Nothing is prepared before the visitor agreed to what has to be agreed to. */
  isAllowed: boolean
}): void {
  const { namespace, isAllowed } = parameters
  const { controllers, external } = useKit()
  const { open, namespace: asked } = useControllerState(controllers.modal.state)
  const canPair = useCanPair(namespace ?? asked)
  const { isHandheld } = useDevice()
  const isWanted = open && isAllowed && canPair && isHandheld

  useEffect(() => {
    if (isWanted) void external.loaded.then((wallets) => wallets.preparePairing())
  }, [external, isWanted])
}
