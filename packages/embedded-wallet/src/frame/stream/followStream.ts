import { streamSchemas } from '../../service/streamSchemas.ts'
import type { Service } from '../service/createServiceClient.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { HeardOf } from './heardOf.ts'
import { openEventStream } from './openEventStream.ts'
import { readEvents } from './readEvents.ts'

export declare namespace followStream {
  type Parameters = {
    wanted: HeardOf
    events: {
      readonly onLive: (isLive: boolean) => void
      readonly onHandoff: (hash: string) => void
      readonly onSession: () => void
    }
    signal: AbortSignal
  }
}

/** Two heartbeats that did not come. */
const silenceMs = 2_000 * streamSchemas.heartbeatSeconds + 2_000
const retryMs = { first: 1_000, most: 30_000 }
/** What is cut sooner is opened again more and more seldom. */
const steadyMs = 5_000

/** Follows the stream, and opens it again, until the signal aborts. */
export async function followStream(
  service: Pick<Service, 'open'>,
  { wanted, events, signal }: followStream.Parameters,
): Promise<void> {
  const { hasSession, handoffs } = wanted
  const asked = handoffs.slice(0, streamSchemas.most).join(',')
  const path = asked === '' ? 'stream' : `stream?handoffs=${asked}`
  for (let failures = 0; !signal.aborted; failures += 1) {
    const life = new AbortController()
    const silence = createSilence(() => life.abort())
    let openedAt: number | undefined
    const ended = AbortSignal.any([signal, life.signal])
    try {
      const body = await openEventStream(service, path, ended)
      for await (const { name, data } of readEvents(body, silence.restart)) {
        if (signal.aborted) return
        if (name === 'open') {
          openedAt = Date.now()
          events.onLive(true)
          // What happened while it was not heard.
          if (hasSession) events.onSession()
        }
        if (name === 'handoff') events.onHandoff(data)
        if (name === 'session') events.onSession()
      }
    } catch (error) {
      if (signal.aborted) return
      // Each attempt is a look at the session, where streams are cut.
      if (hasSession) events.onSession()
      if (error instanceof ServiceError && isOver(error)) return
    } finally {
      silence.stop()
      if (!signal.aborted) events.onLive(false)
      if (openedAt !== undefined && Date.now() - openedAt >= steadyMs) failures = 0
    }
    await pause(Math.min(retryMs.first * 2 ** failures, retryMs.most), signal)
  }
}

/** There is nothing to hear of any more. */
function isOver({ code }: ServiceError): boolean {
  return code === 'WALLET_SESSION_REQUIRED' || code === 'WALLET_SESSION_ENDED'
}

function createSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, silenceMs)
  return {
    restart() {
      clearTimeout(timer)
      timer = setTimeout(onSilence, silenceMs)
    },
    stop: () => clearTimeout(timer),
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
