import { type StreamEvent, streamSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { validQuery } from '../../http/validQuery.ts'
import type { Handoffs } from '../handoffs/createHandoffs.ts'
import type { Guard } from '../requests/createGuard.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import { followTopics } from '../signals/followTopics.ts'
import type { Signals, Topic } from '../signals/signals.ts'
import type { Streams } from '../streams/createStreams.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace streamRoutes {
  type Parameters = {
    guard: Guard
    sessions: Sessions
    handoffs: Handoffs
    signals: Signals
    streams: Streams
    /** The clock of streams, in ms. @default of heartbeats, lost signals and renewed proofs */
    times?: Times | undefined
  }
}

type Times = {
  readonly heartbeatMs: number
  /** How often a handoff is looked at, also without a signal. */
  readonly handoffMs: number
  /** A stream is opened again after that, with the cookie and the proof of then. */
  readonly lifeMs: number
}

const defaultTimes: Times = {
  heartbeatMs: streamSchemas.heartbeatSeconds * 1000,
  handoffMs: 1_000,
  lifeMs: 10 * 60_000,
}

/** Says to a frame when its session is over, or a window has answered it. */
export function streamRoutes(parameters: streamRoutes.Parameters): Hono<HttpEnv> {
  const { guard, handoffs, streams } = parameters
  return new Hono<HttpEnv>().get(
    '/wallet/v1/stream',
    describeWallet({
      ...{ operationId: 'followWallet', summary: 'Hear what changes', status: 200 },
      problems: ['INVALID_QUERY'],
    }),
    validQuery(streamSchemas.query),
    async (context) => {
      const { jkt, session } = await guard.askMaybeAs(context, noBody, 'view')
      const asked = [...new Set(context.req.valid('query').handoffs?.split(',') ?? [])]
      // Those of other browsers are none.
      const states = await Promise.all(asked.map((hash) => handoffs.read({ hash, jkt })))
      const hashes = asked.filter((_, index) => states[index]?.state !== 'over')
      if (!session && hashes.length === 0)
        throw new Problem('WALLET_SESSION_REQUIRED', { detail: 'There is nothing to hear of.' })
      const { signal, leave } = streams.enter(session?.account ?? jkt)
      context.header('X-Accel-Buffering', 'no')
      return streamSSE(context, async (stream) => {
        stream.onAbort(leave)
        const owner = session && { id: session.id, account: session.account }
        // Without the database it ends, and the frame opens another one.
        await follow(parameters, { stream, signal, jkt, hashes, owner }).catch(() => undefined)
        leave()
      })
    },
  )
}

type Followed = {
  readonly stream: SSEStreamingApi
  readonly signal: AbortSignal
  readonly jkt: string
  readonly hashes: readonly string[]
  readonly owner: { readonly id: string; readonly account: string } | undefined
}

async function follow(
  { sessions, handoffs, signals, times = defaultTimes }: streamRoutes.Parameters,
  { stream, signal, jkt, hashes, owner }: Followed,
): Promise<void> {
  const sessionTopics: Topic[] = owner ? [`account:${owner.account}`, `session:${owner.id}`] : []
  const open = new Map(hashes.map((hash) => [hash, '']))
  const topics = [...sessionTopics, ...hashes.map((hash): Topic => `handoff:${hash}`)]
  const follower = followTopics(signals, { topics, signal })
  const say = (event: StreamEvent, data = '') => stream.writeSSE({ event, data })
  const endsAt = Date.now() + times.lifeMs
  let beatAt = Date.now() + times.heartbeatMs
  let hasSession = owner !== undefined
  try {
    await say('open')
    while (!signal.aborted && Date.now() < endsAt && (hasSession || open.size > 0)) {
      const told = await follower.next(open.size > 0 ? times.handoffMs : times.heartbeatMs)
      if (signal.aborted) break
      const isBeat = Date.now() >= beatAt
      if (isBeat) {
        beatAt = Date.now() + times.heartbeatMs
        await stream.write(': \n\n')
      }
      const isTold = sessionTopics.some((topic) => told.has(topic))
      if (owner && hasSession && (isTold || isBeat)) {
        hasSession = await sessions.isOpen(owner.id)
        if (isTold || !hasSession) await say('session')
      }
      for (const [hash, before] of open) {
        const { state } = await handoffs.read({ hash, jkt })
        if (state === before) continue
        if (before !== '' || state !== 'waiting') await say('handoff', hash)
        if (state === 'answered' || state === 'over') open.delete(hash)
        else open.set(hash, state)
      }
    }
  } finally {
    follower.stop()
  }
}
