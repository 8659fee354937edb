import { type CaipNetworkId, CleatError, parseCaipNetworkId } from '@cleat/core'
import { useEffect, useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** The state of a network switch. */
export type Switching =
  | { readonly status: 'offered' | 'pending' | 'success' }
  | { readonly status: 'error'; readonly error: unknown }

/**
 * Asks the wallet to switch and follows the result. The wallet's network counts: a switch by the
 * visitor in the wallet is a success too, whatever the request returned.
 */
export function useSwitching(parameters: {
  caipNetworkId: CaipNetworkId
  /** Waits for `start`. */
  isOffer: boolean
}): {
  switching: Switching
  /** Asks the wallet. Asks again while it has not answered. */
  start: () => void
} {
  const { caipNetworkId, isOffer } = parameters
  const { actions, controllers } = useKit()
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const { activeNamespace, byNamespace } = useControllerState(controllers.network.state)
  const status = useControllerState(controllers.account.state, (state) => state[namespace]?.status)
  const [round, setRound] = useState(isOffer ? 0 : 1)
  const [failure, setFailure] = useState<{ readonly round: number; readonly error: unknown }>()

  useEffect(() => {
    if (round === 0) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      // StrictMode runs effects twice in the same task. The wallet must be asked only once.
      await Promise.resolve()
      if (signal.aborted) return
      const network = { id: reference, chainNamespace: namespace }
      await actions.switchNetwork({ network, signal })
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) setFailure({ round, error })
    })
    return () => controller.abort(new CleatError('CONNECTION_USER_CLOSED'))
  }, [actions, namespace, reference, round])

  const isThere =
    status === 'connected' &&
    activeNamespace === namespace &&
    byNamespace[namespace]?.caipNetwork.caipNetworkId === caipNetworkId
  return { switching: toSwitching(), start: () => setRound(round + 1) }

  function toSwitching(): Switching {
    if (isThere) return { status: 'success' }
    if (round === 0) return { status: 'offered' }
    return failure?.round === round
      ? { status: 'error', error: failure.error }
      : { status: 'pending' }
  }
}
