import type UniversalProvider from '@walletconnect/universal-provider'
import { CleatError } from '../errors/cleatError.ts'
import type { Proposal } from './buildProposal.ts'
import type { Offer } from './createOffers.ts'
import { translateRelayError } from './translateRelayError.ts'

/** Milliseconds in which the relay must have taken a proposal. */
const relayDeadlineMs = 10_000

/** The topic of the session that a wallet settled. */
export type Settled = { readonly topic: string }

/**
 * Puts a proposal on the relay and gives its pairing URI.
 * @throws `CONNECTION_RELAY_UNREACHABLE`, `CONNECTION_RELAY_REFUSED`
 */
export async function makeOffer(parameters: {
  provider: UniversalProvider
  proposal: Proposal
  relay: string
  /** Gets what a wallet settles after the relay was given up. */
  onStray: (settled: Settled) => void
}): Promise<Offer<Settled>> {
  const { provider, proposal, relay, onStray } = parameters
  const { relayer, pairing } = provider.client.core
  let giveUp: (error: unknown) => void = () => undefined
  const refused = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  const timer = setTimeout(
    () => giveUp(new CleatError('CONNECTION_RELAY_UNREACHABLE', { context: { relay } })),
    relayDeadlineMs,
  )
  relayer.on('relayer_error', giveUp)
  let onUri: (uri: string) => void = () => undefined
  const shown = new Promise<string>((resolve) => {
    onUri = resolve
    provider.on('display_uri', resolve)
  })

  // Where to read chains is nobody's business but ours: the wallet is not told.
  const optionalNamespaces = Object.fromEntries(
    Object.entries(proposal).map(([namespace, { rpcMap, ...asked }]) => [namespace, asked]),
  )
  // What an earlier session left would be required of this one.
  provider.namespaces = {}
  const approval = provider.connect({ optionalNamespaces }).then(toSettled)
  provider.optionalNamespaces = proposal
  try {
    const uri = await Promise.race([shown, refused, approval.then(() => refused)])
    const topic = uri.slice('wc:'.length, uri.indexOf('@'))
    return {
      uri,
      approval,
      withdraw: () => void pairing.disconnect({ topic }).catch(() => undefined),
    }
  } catch (error) {
    approval.then(onStray, () => undefined)
    throw translateRelayError(error, relay)
  } finally {
    clearTimeout(timer)
    relayer.off('relayer_error', giveUp)
    provider.off('display_uri', onUri)
  }
}

function toSettled(session: Settled | undefined): Settled {
  if (!session) throw new Error('Nothing was settled')
  return session
}
