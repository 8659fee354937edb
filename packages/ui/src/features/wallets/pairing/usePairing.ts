import { CleatError, isCleatError, type Wallet } from '@cleat/core'
import { useEffect, useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useIsShown } from './useIsShown.ts'
import { usePairingNamespace } from './usePairingNamespace.ts'

/** Where the pairing that a view offers stands. */
export type PairingStatus =
  /** Nothing is offered yet. */
  | { readonly status: 'held' }
  /** The URI is absent while it is on its way. */
  | { readonly status: 'waiting'; readonly uri: string | undefined }
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly error: unknown }

export declare namespace usePairing {
  type Parameters = {
    /** Any may answer where absent. */
    wallet: Wallet | undefined
    /** PairingProposals nothing while something else has to come first. */
    isHeld: boolean
  }
  type ReturnType = {
    readonly pairing: PairingStatus
    /** Makes a new offer. */
    readonly retry: () => void
  }
}

type Outcome = { readonly round: number } & (
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly error: unknown }
)

/** PairingProposals a pairing for as long as it is shown, and follows what becomes of it. */
export function usePairing({ wallet, isHeld }: usePairing.Parameters): usePairing.ReturnType {
  const { controllers, remoteWallets } = useKit()
  const namespace = usePairingNamespace()
  const isShown = useIsShown()
  const uri = useControllerState(controllers.connection.state, ({ wcUri }) => wcUri)
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    // An app that pairs by itself has put its own offer there.
    if (isHeld || !isShown || controllers.options.state.manualWCControl) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      // React may take an effect back and run it again in the same task. One offer is made all the same.
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
  }, [controllers, remoteWallets, wallet, namespace, isHeld, isShown, round])

  // What is seen while the view leaves is what was there before.
  const status = toStatus()
  const pairing = useLatched(isShown ? status : undefined) ?? status
  return { pairing, retry: () => setRound(round + 1) }

  function toStatus(): PairingStatus {
    if (isHeld) return { status: 'held' }
    return outcome?.round === round ? outcome : { status: 'waiting', uri }
  }
}
