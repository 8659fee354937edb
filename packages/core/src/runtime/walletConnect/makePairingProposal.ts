import type UniversalProvider from '@walletconnect/universal-provider'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { Proposal } from './buildProposal.ts'
import type { PairingProposal } from './createPairingProposals.ts'
import { translateRelayError } from './translateRelayError.ts'

type Client = UniversalProvider['client']
type Connecting = Awaited<ReturnType<Client['connect']>>

/** Milliseconds in which the relay must have taken a proposal. */
const relayDeadlineMs = 10_000

/** The topic of the session that a wallet settled. */
export type Settled = { readonly topic: string }

/**
 * Puts a proposal on the relay and gives its pairing URI.
 * @throws `CONNECTION_RELAY_UNREACHABLE`, `CONNECTION_RELAY_REFUSED`
 */
export async function makePairingProposal(parameters: {
  client: Client
  proposal: Proposal
  relay: string
  /** Gets what a wallet settles after the relay was given up. */
  onStray: (settled: Settled) => void
}): Promise<PairingProposal<Settled>> {
  const { client, proposal, relay, onStray } = parameters
  const { relayer } = client.core
  let giveUp: (error: unknown) => void = () => undefined
  const refused = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  const timer = setTimeout(
    () => giveUp(new CleatError('CONNECTION_RELAY_UNREACHABLE', { context: { relay } })),
    relayDeadlineMs,
  )
  relayer.on('relayer_error', giveUp)

  // Where to read chains is nobody's business but ours: the wallet is not told.
  const optionalNamespaces = Object.fromEntries(
    Object.entries(proposal).map(([namespace, { rpcMap, ...asked }]) => [namespace, asked]),
  )
  const making = client
    .connect({ optionalNamespaces })
    .then((connecting) => toProposal(client, connecting))
  try {
    return await Promise.race([making, refused])
  } catch (error) {
    making.then(takeBack, () => undefined)
    throw translateRelayError(error, relay)
  } finally {
    clearTimeout(timer)
    relayer.off('relayer_error', giveUp)
  }

  /** The relay took it after all, and nobody has seen it. */
  function takeBack(late: PairingProposal<Settled>): void {
    late.withdraw()
    late.approval.then(onStray, () => undefined)
  }
}

function toProposal(
  client: Client,
  { uri, approval: approve }: Connecting,
): PairingProposal<Settled> {
  // Asked for later, the library would have forgotten it.
  const approval = approve()
  approval.catch(() => undefined)
  if (!uri) throw new Error('A pairing without a link')
  const topic = uri.slice('wc:'.length, uri.indexOf('@'))
  return { uri, approval, withdraw: () => withdraw(client, topic) }
}

/** Ends the pairing, and with the proposal what the library keeps listening for it. */
function withdraw({ core, proposal }: Client, topic: string): void {
  for (const { id, pairingTopic } of proposal.getAll())
    if (pairingTopic === topic) core.expirer.set(id, 0)
  core.pairing.disconnect({ topic }).catch(() => undefined)
}
