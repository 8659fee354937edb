import type { RelayStatus } from '@cleat/testing/wallet-connect'
import { useCallback, useEffect, useState } from 'react'
import { linkProblemText } from '../link/linkProblemText.ts'
import { readLink } from '../link/readLink.ts'
import type { Wallet } from './openWallet.ts'

/** `slow`: the link was followed, and no proposal has arrived yet. */
export type PairingState =
  | { readonly status: 'idle' | 'waiting' | 'slow' }
  | { readonly status: 'error'; readonly text: string }

export type Pairing = {
  readonly state: PairingState
  /** Follows a link. Returns whether it was valid. */
  follow: (text: string) => boolean
  fail: (text: string) => void
  cancel: () => void
}

const timeoutMs = 8000

/** Tracks a pairing from the link to the app's proposal. */
export function usePairing(parameters: { wallet: Wallet; hasQuestion: boolean }): Pairing {
  const { wallet, hasQuestion } = parameters
  const [state, setState] = useState<PairingState>({ status: 'idle' })
  const isWaiting = state.status === 'waiting'

  useEffect(() => {
    if (hasQuestion) setState({ status: 'idle' })
  }, [hasQuestion])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setState({ status: 'slow' }), timeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting])

  const fail = useCallback((text: string) => setState({ status: 'error', text }), [])
  const follow = useCallback(
    (text: string) => {
      const link = readLink({ text, now: Date.now() })
      if (link.status === 'error') {
        fail(linkProblemText(link.problem))
        return false
      }
      setState({ status: 'waiting' })
      wallet.peer
        .pair(link.uri)
        .catch((error: unknown) => fail(pairingProblemText({ error, relay: wallet.peer.relay })))
      return true
    },
    [wallet, fail],
  )
  const cancel = useCallback(() => setState({ status: 'idle' }), [])
  return { state, follow, fail, cancel }
}

function pairingProblemText(parameters: { error: unknown; relay: RelayStatus }): string {
  const { error, relay } = parameters
  if (relay === 'away') return 'The relay cannot be reached. Try the link again in a moment.'
  return String(error).includes('already exists')
    ? 'This link has been used. Ask the app for a new one.'
    : 'This link could not be followed. Ask the app for a new one.'
}
