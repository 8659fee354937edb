import { randomInt } from 'node:crypto'
import { createHistogram } from 'node:perf_hooks'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { Logger } from '../http/logger.ts'
import type { Access } from './auth/createAdmission.ts'
import { closeCode } from './closeCode.ts'
import { createEntrance, type Entrance } from './createEntrance.ts'
import { createPeer, type Peer } from './createPeer.ts'
import { createTopicIndex } from './createTopicIndex.ts'
import {
  maxSubscriptions,
  maxSubscriptionsPerNetwork,
  maxUnfinishedBytes,
  maxUnfinishedBytesPerNetwork,
  maxUntakenBytes,
  maxUntakenBytesPerNetwork,
  type RelayLimits,
} from './protocol/limits.ts'
import { createPaces } from './quota/createPaces.ts'
import { createQuota, type Quota } from './quota/createQuota.ts'
import { type Asker, answerRequest } from './rpc/answerRequest.ts'
import type { RpcRequest } from './rpc/readFrame.ts'
import { RpcError } from './rpc/rpcError.ts'
import { writeError, writeResult } from './rpc/writeFrame.ts'
import type { RelayStore } from './store/relayStore.ts'

/** Current figures of the relay. */
export type RelayFigures = {
  readonly sockets: number
  readonly topics: number
  /** Since the start. */
  readonly published: number
  readonly pushed: number
  readonly acknowledged: number
  /** How long messages waited before they were pushed to a subscriber, in milliseconds. */
  readonly heldMs: { readonly p50: number; readonly p99: number }
}

export type Relay = Pick<Entrance, 'upgrade'> & {
  figures(): RelayFigures
  /**
   * Refuses new sockets, asks all clients to reconnect, and keeps unacknowledged messages. The
   * store stays open.
   */
  stop(): Promise<void>
}

export declare namespace createRelay {
  type Parameters = Access & {
    store: RelayStore
    limits: RelayLimits
    trustedProxies: TrustedProxies
    logger: Logger
    now?: (() => number) | undefined
  }
}

const tickMs = 1000
/**
 * Processes start at different push ids, so that a late acknowledgement cannot match another
 * process's push.
 */
const maxFirstId = 2 ** 47

/** WalletConnect 2's relay, which passes encrypted messages between clients by topic. */
export function createRelay(parameters: createRelay.Parameters): Relay {
  const { store, limits, logger, now = Date.now } = parameters
  const peers = new Set<Peer>()
  const subscribers = createTopicIndex<Peer>()
  const paces = createPaces({ framesPerSecond: limits.framesPerSecond })
  const subscriptions = createQuota({ capacity: maxSubscriptions })
  const untaken = createQuota({ capacity: maxUntakenBytes })
  const unfinished = createQuota({ capacity: maxUnfinishedBytes })
  const counts = { published: 0, acknowledged: 0 }
  const firstId = randomInt(maxFirstId)
  let lastId = firstId
  /** In milliseconds. The histogram needs at least 1. */
  const held = createHistogram()

  const counted: Pick<RelayStore, 'read' | 'acknowledge'> = {
    read: store.read,
    acknowledge(message) {
      counts.acknowledged += 1
      store.acknowledge(message)
    },
  }
  store.listen({
    onMessage(message) {
      counts.published += 1
      const before = lastId
      for (const peer of subscribers.of(message.topic)) peer.delivery.offer(message)
      if (lastId > before) held.record(Math.max(1, Math.round(now() - message.publishedAt)))
    },
    onGap() {
      for (const { delivery } of peers) delivery.readAgain()
    },
  })
  const ticking = setInterval(() => {
    for (const peer of peers) peer.tick()
  }, tickMs)

  const toCharge = ({ network }: Peer) => ({ key: network, limit: maxSubscriptionsPerNetwork })
  const drop = (peer: Peer, topic: string) => {
    if (peer.delivery.has(topic)) subscriptions.release([peer.network], 1)
    if (subscribers.remove(topic, peer)) store.unwatch(topic)
  }

  const toAsker = (peer: Peer): Asker => {
    const { clientId, network, delivery } = peer
    return {
      clientId,
      network,
      size: delivery.size,
      has: delivery.has,
      subscribe(topic) {
        subscribers.add(topic, peer)
        return delivery.subscribe(topic)
      },
      hasRoomFor: (count) => subscriptions.take([toCharge(peer)], count),
      unsubscribe(topic) {
        drop(peer, topic)
        return delivery.unsubscribe(topic)
      },
    }
  }

  const answer = async (peer: Peer, request: RpcRequest) => {
    try {
      const result = await answerRequest({ request, asker: toAsker(peer), store, now })
      if (!peer.answer(writeResult(request.id, result))) throw busy()
      // After the answer, because clients accept pushes only for known subscriptions.
      peer.delivery.catchUp()
    } catch (error) {
      const isExpected = error instanceof RpcError
      if (!isExpected) logger.error('relay request failed', { error })
      const problem = isExpected ? error : new RpcError('internal', 'The relay failed to do that.')
      peer.send(writeError(request.id, problem))
    }
  }

  const entrance = createEntrance({
    ...parameters,
    ...limits,
    now,
    onSocket(entrant) {
      const { network } = entrant
      const pace = paces.open(network)
      const toMemory = (quota: Quota, limit: number) => ({
        take: (bytes: number) => quota.take([{ key: network, limit }], bytes),
        release: (bytes: number) => quota.release([network], bytes),
      })
      const memories = {
        memory: toMemory(untaken, maxUntakenBytesPerNetwork),
        unfinished: toMemory(unfinished, maxUnfinishedBytesPerNetwork),
      }
      const nextId = () => ++lastId
      const onClose = (peer: Peer) => {
        pace.close()
        peers.delete(peer)
        for (const topic of peer.delivery.topics()) drop(peer, topic)
      }
      const given = { ...entrant, ...memories, pace, nextId, onClose }
      peers.add(createPeer({ ...given, store: counted, onRequest: answer }))
    },
  })

  return {
    upgrade: entrance.upgrade,
    figures: () => ({
      sockets: peers.size,
      topics: subscribers.size,
      ...counts,
      pushed: lastId - firstId,
      heldMs: { p50: held.percentile(50), p99: held.percentile(99) },
    }),
    async stop() {
      entrance.close()
      clearInterval(ticking)
      const closed = [...peers].map((peer) => peer.closed)
      for (const peer of peers) peer.close(closeCode.restart, 'The relay restarts. Come back.')
      await Promise.all(closed)
      logger.info('relay stopped', { sockets: closed.length, ...counts })
    },
  }
}

function busy(): RpcError {
  const detail = 'Your network has too many answers on their way. Read them, and ask again.'
  return new RpcError('limitExceeded', detail)
}
