import type { WalletKitTypes } from '@reown/walletkit'
import type { RequestArguments } from '../provider/devWalletProvider.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import { createRequestHandler } from '../wallet/createRequestHandler.ts'
import { devWalletInfo } from '../wallet/devWalletInfo.ts'
import { announceChange } from './announceChange.ts'
import { answerFamilyRequest } from './answerFamilyRequest.ts'
import { userDisconnected } from './answerProposal.ts'
import type { PeerContext } from './createPeerContext.ts'
import { emitEvent } from './emitEvent.ts'
import { ownAccounts } from './ownAccounts.ts'
import { type PeerSession, readPeerSession } from './peerSession.ts'
import { messageTags, type SealedResponse, sealMessage } from './sealMessage.ts'
import { sessionState } from './sessionState.ts'

/** Handles one session request by the dev wallet's methods. */
export function answerRequest(context: PeerContext, event: WalletKitTypes.SessionRequest): void {
  const { client, deliveries, questions, onChange } = context
  const { core, walletKit } = client
  const { id, topic, params } = event
  const { method } = params.request
  const expiresAt = (params.request.expiryTimestamp ?? 0) * 1000
  const signal = questions.open({ id, topic })
  const delivery = deliveries.take(method)
  /** Messages that must reach the app before the answer. */
  let before: Promise<unknown> = Promise.resolve()

  const deliver = async (payload: SealedResponse) => {
    await before
    if (delivery) {
      const tag = messageTags.sessionRequestResponse
      const seal = () => sealMessage({ core, topic, payload, tag })
      await delivery({ expiresAt, seal, disconnect })
    } else if (!signal.aborted) {
      await walletKit.respondSessionRequest({ topic, response: payload })
    }
    questions.settle(id)
    onChange()
  }
  const disconnect = () => walletKit.disconnectSession({ topic, reason: userDisconnected })
  const handle = requestHandler({
    ...{ context, event, signal, expiresAt, disconnect },
    announce: () => {
      before = announceChange(context)
    },
  })
  const settle = (payload: SealedResponse) => deliver(payload).catch(context.onError)
  onChange()
  try {
    // Not awaited, because a behaviour that answers twice calls these twice.
    handle({ method, params: params.request.params }).then(
      (result) => settle({ id, jsonrpc: '2.0', result: result ?? null }),
      (error) => settle({ id, jsonrpc: '2.0', error: wireError(error) }),
    )
  } catch (error) {
    void settle({ id, jsonrpc: '2.0', error: wireError(error) })
  }
}

function requestHandler(parameters: {
  context: PeerContext
  event: WalletKitTypes.SessionRequest
  signal: AbortSignal
  expiresAt: number
  announce: () => void
  disconnect: () => Promise<void>
}): (request: RequestArguments) => Promise<unknown> {
  const { context, event, signal, expiresAt, announce, disconnect } = parameters
  const { client, state, accounts, account, metadata, program, log, onError } = context
  const { queued, batches, bundles } = context
  const { topic } = event
  const { chainId } = event.params
  const chain = state.chains.find((known) => chainId === `eip155:${known.id}`)
  const struct = client.walletKit.getActiveSessions()[topic]
  const session = struct && readPeerSession(struct)
  const ofFamily = session && familyHandler({ ...parameters, session })
  if (ofFamily) return ofFamily
  if (!chain || !session) {
    const message = `The wallet does not know chain ${chainId}.`
    return () => Promise.reject(new ProviderRpcError({ code: 5100, message }))
  }
  const emit = (name: string, data: unknown) => {
    emitEvent({ core: client.core, topic, chain: chainId, name, data }).catch(onError)
  }
  return createRequestHandler({
    ...{ accounts, account, program, log, queued, batches, bundles },
    state: sessionState({
      ...{ state, chain },
      accounts: () => session.accounts,
      selectAccounts(list) {
        state.select(list)
        announce()
      },
      switchChain(id) {
        state.switchChain(id)
        announce()
      },
      disconnect: () => void disconnect().catch(onError),
    }),
    info: devWalletInfo({ name: metadata.name, icon: metadata.icons[0] }),
    origin: () => session.app.url,
    approve: async (request) => {
      const answer = await context.approve({ ...request, session, expiresAt }, { signal })
      return { ...answer, accounts: ownAccounts({ context, accounts: answer?.accounts }) }
    },
    // Changes are announced to every app elsewhere.
    emitter: { emit, onAny: () => () => {} },
  })
}

/** The handler of requests to the wallet's Solana and Bitcoin chains. */
function familyHandler(parameters: {
  context: PeerContext
  event: WalletKitTypes.SessionRequest
  signal: AbortSignal
  expiresAt: number
  session: PeerSession
}): ((request: RequestArguments) => Promise<unknown>) | undefined {
  const { context, event, signal, expiresAt, session } = parameters
  const { chainId } = event.params
  for (const family of context.families) {
    const network = family.networks.find(({ id }) => id === chainId)
    if (network)
      return ({ method, params }) =>
        answerFamilyRequest({
          ...{ context, session, family, network, method, params, expiresAt },
          approve: (question) => context.approve(question, { signal }),
        })
  }
  return undefined
}

function wireError(error: unknown): { code: number; message: string; data?: unknown } {
  if (error instanceof ProviderRpcError) {
    const { code, message, data } = error
    return data === undefined ? { code, message } : { code, message, data }
  }
  return { code: -32603, message: error instanceof Error ? error.message : String(error) }
}
