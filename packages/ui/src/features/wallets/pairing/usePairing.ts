import { CleatError, isCleatError, type Wallet } from '@cleat/core'
import { useEffect, useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useIsShown } from './useIsShown.ts'
import { usePairingNamespace } from './usePairingNamespace.ts'

/** The state of a view's pairing. */
export type PairingStatus =
  /** Nothing is proposed yet. */
  | { readonly status: 'held' }
  /** The URI is `undefined` while loading. */
  | { readonly status: 'waiting'; readonly uri: string | undefined }
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly error: unknown }

export declare namespace usePairing {
  type Parameters = {
    /** Without it, any wallet may approve. */
    wallet: Wallet | undefined
    /** Proposes nothing while a confirmation is missing. */
    isHeld: boolean
  }
  type ReturnType = {
    readonly pairing: PairingStatus
    /** Creates a new proposal. */
    readonly retry: () => void
  }
}

type Outcome = { readonly round: number } & (
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly error: unknown }
)

/** Proposes a pairing while mounted, and follows its result. */
export function usePairing({ wallet, isHeld }: usePairing.Parameters): usePairing.ReturnType {
  const { controllers, remoteWallets } = useKit()
  const namespace = usePairingNamespace()
  const isShown = useIsShown()
  const uri = useControllerState(controllers.connection.state, ({ wcUri }) => wcUri)
  // With `manualWCControl` the app pairs on its own. Its URI and the result are in the state.
  const isOfApp = controllers.options.state.manualWCControl === true
  const isJoined = useControllerState(
    controllers.connection.state,
    ({ flow }) => isOfApp && flow.status === 'success',
  )
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (isHeld || !isShown || isOfApp) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      // StrictMode runs effects twice in the same task. Only one proposal must be created.
      await Promise.resolve()
      if (signal.aborted) return
      const wallets = await remoteWallets.loaded
      if (signal.aborted) return
      await wallets.connectWalletConnect({ wallet, namespace, restart: round > 0, signal })
      if (!signal.aborted) setOutcome({ round, status: 'success' })
    }
    run().catch((error: unknown) => {
      const isLeft = signal.aborted || isCleatError(error, 'CONNECTION_USER_CLOSED')
      if (!isLeft) setOutcome({ round, status: 'error', error })
    })
    return () => controller.abort(new CleatError('CONNECTION_USER_CLOSED'))
  }, [remoteWallets, wallet, namespace, isHeld, isShown, isOfApp, round])

  // A leaving view keeps its last state.
  const status = toStatus()
  const pairing = useLatched(isShown ? status : undefined) ?? status
  return { pairing, retry: () => setRound(round + 1) }

  function toStatus(): PairingStatus {
    if (isHeld) return { status: 'held' }
    if (isJoined) return { status: 'success' }
    return outcome?.round === round ? outcome : { status: 'waiting', uri }
  }
}
