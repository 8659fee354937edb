import { hash } from 'node:crypto'
import * as v from 'valibot'
import { maxFetchedBytes, maxKeptPerTopic, maxSubscriptionsPerSocket } from '../protocol/limits.ts'
import { toKeptUntil } from '../protocol/toKeptUntil.ts'
import { toSubscriptionId } from '../protocol/toSubscriptionId.ts'
import type { KeptMessage, NewMessage, RelayStore } from '../store/relayStore.ts'
import { StoreUnavailableError } from '../store/storeUnavailableError.ts'
import { paramSchemas } from './paramSchemas.ts'
import type { RpcRequest } from './readFrame.ts'
import { RpcError } from './rpcError.ts'

/** The requesting client and its subscriptions. */
export type Asker = {
  readonly clientId: string
  readonly network?: string | undefined
  readonly size: number
  has(topic: string): boolean
  subscribe(topic: string): string
  /** Whether its network may have so many more subscriptions. */
  hasRoomFor(subscriptions: number): boolean
  unsubscribe(topic: string): boolean
}

export declare namespace answerRequest {
  type Parameters = {
    request: RpcRequest
    asker: Asker
    store: Pick<RelayStore, 'append' | 'read' | 'watch'>
    now: () => number
  }
}

type Method = keyof typeof paramSchemas
type Params<method extends Method> = v.InferOutput<(typeof paramSchemas)[method]>
type Published = Params<'irn_publish'>

/** Runs a request. Rejects with an `RpcError`. */
export async function answerRequest(parameters: answerRequest.Parameters): Promise<unknown> {
  const { method, params } = parameters.request
  try {
    switch (method) {
      case 'irn_publish':
        return await publish(parameters, [read(method, params)])
      case 'irn_batchPublish':
        return await publish(parameters, read(method, params).messages)
      case 'irn_subscribe':
        return (await subscribe(parameters, [read(method, params).topic]))[0]
      case 'irn_batchSubscribe':
        return await subscribe(parameters, read(method, params).topics)
      case 'irn_unsubscribe':
        return unsubscribe(parameters, [read(method, params)])
      case 'irn_batchUnsubscribe':
        return unsubscribe(parameters, read(method, params).subscriptions)
      case 'irn_fetchMessages':
        return await fetchMessages(parameters, [read(method, params).topic])
      case 'irn_batchFetchMessages':
        return await fetchMessages(parameters, read(method, params).topics)
      case 'wc_proposeSession':
        return await propose(parameters, read(method, params))
      case 'wc_approveSession':
        return await approve(parameters, read(method, params))
      default:
        throw new RpcError('methodNotFound', `There is no method ${method.slice(0, 64)}.`)
    }
  } catch (error) {
    if (error instanceof StoreUnavailableError) {
      throw new RpcError('internal', `${error.message} Send it again, with the same id.`)
    }
    throw error
  }
}

function read<method extends Method>(method: method, params: unknown): Params<method> {
  const result = v.safeParse(paramSchemas[method], params, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  throw new RpcError('invalidParams', path ? `${path}: ${issue.message}` : issue.message)
}

type Context = answerRequest.Parameters

async function publish(context: Context, published: readonly Published[]): Promise<true> {
  const { request, asker, store, now } = context
  const publishedAt = now()
  const messages = published.map(
    ({ topic, message, ttl, tag, attestation }): NewMessage => ({
      topic,
      message,
      tag,
      attestation: attestation ?? undefined,
      publishedAt,
      expiresAt: toKeptUntil({ publishedAt, ttl, bytes: message.length }),
    }),
  )
  const outcome = await store.append({
    sender: asker.clientId,
    network: asker.network,
    requestId: request.id,
    digest: toDigest(published),
    messages,
  })
  switch (outcome) {
    case 'kept':
    case 'repeated':
      return true
    case 'conflict':
      throw new RpcError('invalidRequest', 'The id was used for another message.')
    case 'full':
      throw new RpcError('limitExceeded', `${maxKeptPerTopic} messages wait on the topic.`)
    case 'overdrawn':
      throw new RpcError(
        'limitExceeded',
        'Too much of your client or network waits to be delivered. Publish again when some of it was, or expired.',
      )
    default:
      throw outcome satisfies never
  }
}

function toDigest(published: readonly Published[]): string {
  return hash('sha256', published.map(({ topic, message }) => `${topic}${message}`).join())
}

async function subscribe(context: Context, topics: readonly string[]): Promise<string[]> {
  const { asker, store } = context
  const added = new Set(topics.filter((topic) => !asker.has(topic))).size
  if (asker.size + added > maxSubscriptionsPerSocket) {
    const detail = `A socket has at most ${maxSubscriptionsPerSocket} subscriptions.`
    throw new RpcError('limitExceeded', detail)
  }
  if (!asker.hasRoomFor(added)) {
    throw new RpcError('limitExceeded', 'Your network has too many subscriptions. End some first.')
  }
  const ids = topics.map((topic) => asker.subscribe(topic))
  await store.watch(topics)
  return ids
}

function unsubscribe(
  { asker }: Context,
  subscriptions: readonly Params<'irn_unsubscribe'>[],
): true {
  const isForeign = subscriptions.some(
    ({ topic, id }) => id !== toSubscriptionId(topic, asker.clientId),
  )
  if (isForeign) throw new RpcError('invalidParams', 'The subscription is not one of this client.')
  for (const { topic } of subscriptions) asker.unsubscribe(topic)
  return true
}

/** Fetching acknowledges nothing. `hasMore` means that a subscription delivers the rest. */
async function fetchMessages({ asker, store }: Context, topics: readonly string[]) {
  const messages: Pick<KeptMessage, 'topic' | 'message' | 'publishedAt' | 'tag'>[] = []
  let maxBytes = maxFetchedBytes
  for (const topic of new Set(topics)) {
    const given = { after: 0, limit: maxKeptPerTopic, except: asker.clientId }
    const page = await store.read({ topic, maxBytes, ...given })
    for (const { message, publishedAt, tag } of page.messages) {
      if (message.length > maxBytes && messages.length > 0) return { messages, hasMore: true }
      maxBytes -= message.length
      messages.push({ topic, message, publishedAt, tag })
    }
    if (!page.isAll) return { messages, hasMore: true }
  }
  return { messages, hasMore: false }
}

/**
 * Clients from 2.22 on send this instead of publishing a proposal and subscribing to its answer.
 */
async function propose(context: Context, params: Params<'wc_proposeSession'>): Promise<true> {
  const { pairingTopic: topic, sessionProposal: message, ttl, attestation } = params
  await subscribe(context, [topic])
  return publish(context, [{ topic, message, ttl, attestation, tag: 1100 }])
}

async function approve(context: Context, params: Params<'wc_approveSession'>): Promise<true> {
  const { pairingTopic, sessionTopic, ttl } = params
  await subscribe(context, [sessionTopic])
  const [response, settlement] = [params.sessionProposalResponse, params.sessionSettlementRequest]
  return publish(context, [
    { topic: pairingTopic, message: response, ttl, tag: 1101, attestation: undefined },
    { topic: sessionTopic, message: settlement, ttl, tag: 1102, attestation: undefined },
  ])
}
