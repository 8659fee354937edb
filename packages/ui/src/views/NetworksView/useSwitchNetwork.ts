import { type CaipNetwork, CleatError, isCleatError } from '@cleat/core'
import { useEffect, useRef, useState } from 'react'
import { useKit } from '../../kit/useKit.ts'

/** Where a switch of the network stands. */
export type SwitchFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly network: CaipNetwork }
  | { readonly status: 'error'; readonly network: CaipNetwork; readonly error: unknown }

/** Switches the network. The last choice counts: it gives up the one before. */
export function useSwitchNetwork(parameters: { onSuccess: (network: CaipNetwork) => void }): {
  flow: SwitchFlow
  switchTo: (network: CaipNetwork) => void
} {
  const { actions } = useKit()
  const [flow, setFlow] = useState<SwitchFlow>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)

  const giveUp = () => running.current?.abort(new CleatError('CONNECTION_USER_CLOSED'))
  useEffect(() => () => running.current?.abort(new CleatError('CONNECTION_USER_CLOSED')), [])

  const switchTo = async (network: CaipNetwork) => {
    giveUp()
    const controller = new AbortController()
    running.current = controller
    setFlow({ status: 'pending', network })
    try {
      await actions.switchNetwork({ network, signal: controller.signal })
      if (controller.signal.aborted) return
      setFlow({ status: 'idle' })
      parameters.onSuccess(network)
    } catch (error) {
      if (controller.signal.aborted || isCleatError(error, 'CONNECTION_USER_CLOSED')) return
      setFlow({ status: 'error', network, error })
    }
  }
  return { flow, switchTo: (network) => void switchTo(network) }
}
