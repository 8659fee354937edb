import type { Connection } from '../../../contract/adapter/connection.ts'
import { unknownCapabilities } from '../../../contract/calls/unknownCapabilities.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type {
  RequestEvidence,
  RequestParty,
  RequestSimulation,
} from '../../../contract/requests/requestEvidence.ts'
import type { RequestPolicy } from '../../../contract/requests/requestPolicy.ts'
import { findAuthWallet } from '../../auth/findAuthWallet.ts'
import { isSameOutcome } from './isSameOutcome.ts'
import { isFirstTime } from './knownParties.ts'
import { listLimits } from './listLimits.ts'
import { listParties } from './listParties.ts'
import { raiseRequest } from './raiseRequest.ts'
import { readOrderPrices } from './readOrderPrices.ts'
import { readParties } from './readParties.ts'
import { type PricingKit, readValue } from './readValue.ts'

/** What is found out about a request on the chain. It is collected once, from the start. */
export type Evidence = {
  /** The request with what was found out within 150 ms. Never rejects. */
  judge(): Promise<DecodedRequest>
  /** The request with what was found out by now. */
  readNow(): DecodedRequest
  /** What is known once who takes part is read, after the first trial, and at the end. */
  readonly stages: readonly Promise<RequestEvidence>[]
  /** All that can be found out, within five seconds. Never rejects. */
  readonly complete: Promise<RequestEvidence>
  /** What a policy may ask. */
  readonly facts: Omit<RequestPolicy.Facts, 'signal'>
}

/** How long a request waits for evidence, and how long evidence may take. Milliseconds. */
const longest = { request: 150, evidence: 5000, fee: 20_000 }

/** Begins to try a request out and to read who takes part in it. */
export function collectEvidence(
  kit: PricingKit,
  given: {
    readonly request: DecodedRequest
    /** The connection to ask. @default the active one */
    readonly connectorId?: string | undefined
    /** @throws if there is none any more */
    readonly readConnection: () => Connection
  },
): Evidence {
  const { request, connectorId, readConnection } = given
  // What is refused is not asked for, whatever the chain says.
  const actions = request.level === 'refused' ? [] : request.actions
  const network = kit.controllers.network.find(request.chain)
  const payer = actions.some(isSending) ? findAuthWallet(kit, request) : undefined
  // A wallet that asks the visitor itself says what it costs.
  const unreadFee = payer?.asksVisitor === false ? 'unknown' : undefined
  const known: {
    simulation: RequestSimulation | undefined
    parties: RequestEvidence['parties']
    fee?: RequestEvidence['fee']
    prices?: RequestEvidence['prices']
  } = { simulation: undefined, parties: {} }
  const read = async (asked: ReturnType<typeof listParties>) => {
    const parties = await readParties(kit, { request, network, ...asked })
    known.parties = { ...known.parties, ...parties }
  }
  const simulate = async (isLater: boolean) => {
    const ask = kit.adapters.get(request.namespace)?.features['request:simulate']
    if (!ask || !network || !actions.some(isSending)) return undefined
    try {
      const connection = readConnection()
      const { method, params } = request
      return await ask({ request: { method, params }, connection, network, actions, isLater })
    } catch {
      return { status: 'unknown', reason: 'failed' } as const
    }
  }
  /** The limits are those of what was shown, so the trial comes first. */
  const readFee = async () => {
    if (!payer || !network) return
    const { method, params } = request
    const limits = listLimits(raiseRequest(request, known), known.simulation)
    known.fee = await payer
      .readFee({ request: { method, params }, network, limits })
      .catch(() => unreadFee)
  }
  const parties = read(listParties(actions))
  const simulateFirst = async () => {
    const simulation = await simulate(false)
    if (simulation?.status === 'success') {
      const addresses = simulation.allowances.map(({ spender }) => spender)
      const asked = addresses.filter((spender) => !known.parties[spender])
      await Promise.all([parties, read({ addresses: asked, tokens: [] })])
    }
    known.simulation = simulation
    await parties
  }
  const tried = simulateFirst()
  const readOrders = async () => {
    const prices = await readOrderPrices(kit, { ...request, actions })
    if (prices.length > 0) known.prices = prices
  }
  const collect = async () => {
    await Promise.all([tried, readOrders()])
    const { simulation } = known
    if (simulation?.status !== 'success' || raiseRequest(request, known).level === 'plain') return
    const later = await simulate(true)
    if (later && !isSameOutcome(simulation, later))
      known.simulation = { ...simulation, isUnsteady: true }
  }
  const collecting = collect()
  const pricing = collecting.then(readFee)
  // Who pays is said before a visitor decides, so that is waited for where a sponsor is asked.
  const deadline = payer ? longest.fee : longest.evidence
  const complete = within(pricing, deadline).then((isDone): RequestEvidence => {
    if (!isDone && unreadFee) known.fee ??= unreadFee
    const isTried = isDone || known.simulation || !actions.some(isSending)
    return isTried
      ? { ...known }
      : { ...known, simulation: { status: 'unknown', reason: 'timeout' } }
  })
  const simulation = async () => (await complete).simulation
  const toStage = (work: Promise<void>) =>
    within(work, longest.evidence).then((): RequestEvidence => ({ ...known }))
  const readNow = () => raiseRequest(request, known)
  return {
    stages: [...[parties, tried].map(toStage), complete],
    complete,
    readNow,
    async judge() {
      await within(collecting, longest.request)
      return readNow()
    },
    facts: {
      simulation,
      async party(address): Promise<RequestParty> {
        await parties
        if (!known.parties[address]) await read({ addresses: [address], tokens: [address] })
        return known.parties[address] ?? { address, kind: 'unknown', isTrusted: false }
      },
      async capabilities() {
        const calls = network && (await kit.calls?.().catch(() => undefined))
        if (!network || !calls) return unknownCapabilities
        const { namespace, account: address } = request
        return calls.getCapabilities({ view: { namespace, address, connectorId }, network })
      },
      isFirstTime: (address) => isFirstTime(kit, request, address),
      value: async () => readValue(kit, { request, network, simulation: await simulation() }),
    },
  }
}

/** Whether it could be part of a transaction. */
function isSending(action: RequestAction): boolean {
  switch (action.kind) {
    case 'approve':
      return !action.isSignature
    case 'message':
    case 'signIn':
    case 'decrypt':
    case 'addChain':
    case 'watchAsset':
    case 'order':
      return false
    default:
      return true
  }
}

/** Whether work ends within a time. It is not ended if not. */
async function within(work: Promise<void>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((done) => {
    timer = setTimeout(done, ms, false)
  })
  const isDone = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isDone
}
