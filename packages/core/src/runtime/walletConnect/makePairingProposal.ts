import type UniversalProvider from '@walletconnect/universal-provider'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { Proposal } from './buildProposal.ts'
import type { PairingProposal } from './createPairingProposals.ts'
import { translateRelayError } from './translateRelayError.ts'

type Client = UniversalProvider['client']

/** A proposal that the relay has. */
export type Connecting = {
  readonly uri?: string | undefined
  approval(): Promise<Settled>
  /** Takes back what was proposed beside the session. */
  withdraw?: (() => void) | undefined
}

/** Milliseconds for the relay to accept a proposal. */
const relayDeadlineMs = 10_000

/** The settled session. */
export type Settled = {
  readonly topic: string
  /** What the wallet signed with it, unchecked. */
  readonly cacaos?: unknown
}

/**
 * Publishes a proposal on the relay and returns its pairing URI.
 * @throws `CONNECTION_RELAY_UNREACHABLE`, `CONNECTION_RELAY_REFUSED`
 */
export async function makePairingProposal(parameters: {
  client: Client
  proposal: Proposal
  relay: string
  /** Proposes the session in another way. */
  connect?: (() => Promise<Connecting>) | undefined
  /** Called when a wallet settles a session after the relay timed out. */
  onStray: (settled: Settled) => void
}): Promise<PairingProposal<Settled>> {
  const { client, proposal, relay, onStray } = parameters
  const { connect = () => client.connect({ optionalNamespaces }) } = parameters
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

  // RPC URLs may contain API keys, so the wallet does not receive them.
  const optionalNamespaces = Object.fromEntries(
    Object.entries(proposal).map(([namespace, { rpcMap, ...asked }]) => [namespace, asked]),
  )
  const making = connect().then((connecting) => toProposal(client, connecting))
  try {
    return await Promise.race([making, refused])
  } catch (error) {
    making.then(takeBack, () => undefined)
    throw translateRelayError(error, relay)
  } finally {
    clearTimeout(timer)
    relayer.off('relayer_error', giveUp)
  }

  /** Withdraws a proposal that the relay accepted after the timeout. It was never shown. */
  function takeBack(late: PairingProposal<Settled>): void {
    late.withdraw()
    late.approval.then(onStray, () => undefined)
  }
}

function toProposal(
  client: Client,
  { uri, approval: approve, withdraw: takeBack }: Connecting,
): PairingProposal<Settled> {
  // Called at once: the library drops the approval if it is requested later.
  const approval = approve()
  approval.catch(() => undefined)
  if (!uri) throw new Error('A pairing without a link')
  const topic = uri.slice('wc:'.length, uri.indexOf('@'))
  return {
    uri,
    approval,
    withdraw() {
      takeBack?.()
      withdraw(client, topic)
    },
  }
}

/** Deletes the pairing and the proposal, including the library's listeners. */
function withdraw({ core, proposal }: Client, topic: string): void {
  for (const { id, pairingTopic } of proposal.getAll())
    if (pairingTopic === topic) core.expirer.set(id, 0)
  core.pairing.disconnect({ topic }).catch(() => undefined)
}
