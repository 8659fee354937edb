import type UniversalProvider from '@walletconnect/universal-provider'
import type { Settled } from './makePairingProposal.ts'

export declare namespace restorePairingProposals {
  type Parameters = {
    client: UniversalProvider['client']
    /** Cancels the wait. */
    signal: AbortSignal
  }
}

/**
 * Waits for a wallet to approve a pairing proposal of an earlier visit, for example if the browser
 * discarded the page while the visitor was in the wallet. Resolves with `null` as soon as no such
 * proposal is pending. Call it before this visit creates a proposal.
 */
export async function restorePairingProposals({
  client,
  signal,
}: restorePairingProposals.Parameters): Promise<Settled | null> {
  const { expirer } = client.core
  const pairings = new Set(client.pairing.keys)
  const kept = client.proposal.getAll().filter(({ pairingTopic, expiryTimestamp }) => {
    return pairings.has(pairingTopic) && expiryTimestamp * 1000 > Date.now()
  })
  if (kept.length === 0 || signal.aborted) return null

  const topics = new Set(kept.map(({ pairingTopic }) => pairingTopic))
  const standing = new Set(kept.map(({ id }) => `id:${id}`))
  const end = Math.max(...kept.map(({ expiryTimestamp }) => expiryTimestamp))
  return new Promise((resolve) => {
    const finish = (settled: Settled | null) => {
      clearTimeout(timer)
      client.off('session_connect', onConnect)
      for (const event of overEvents) expirer.off(event, onOver)
      signal.removeEventListener('abort', onAbort)
      resolve(settled)
    }
    const onConnect = ({ session }: { session: { topic: string; pairingTopic: string } }) => {
      if (topics.has(session.pairingTopic)) finish(session)
    }
    const onOver = ({ target }: { target: string }) => {
      standing.delete(target)
      if (standing.size === 0) finish(null)
    }
    const onAbort = () => finish(null)
    const timer = setTimeout(onAbort, end * 1000 - Date.now())
    client.on('session_connect', onConnect)
    for (const event of overEvents) expirer.on(event, onOver)
    signal.addEventListener('abort', onAbort)
  })
}

/** The library's events for a rejected or deleted proposal, and for an expired one. */
const overEvents = ['expirer_deleted', 'expirer_expired'] as const
