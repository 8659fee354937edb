import { createRedisClient } from '../../redis/createRedisClient.ts'
import { createSignals } from './createSignals.ts'
import type { Signals, Topic } from './signals.ts'

export declare namespace openSharedSignals {
  type Parameters = {
    /** The Redis of all processes. */
    url: string
    onError: (error: unknown) => void
  }
}

const channel = 'cleat:wallet:changed'
const timeoutMs = 500
/** With what stands before the first colon of a topic. */
const form = /^(?:account|session|handoff):[\w-]{1,64}$/

/** Signals of all processes with a Redis. While it is away, each process hears its own. */
export function openSharedSignals({ url, onError }: openSharedSignals.Parameters): Signals {
  const own = createSignals()
  const client = createRedisClient({ url, answerMs: timeoutMs })
  const listening = client.duplicate()
  /** Whether a failure was reported that lasts. */
  let isAway = false
  const report = (error: unknown) => {
    if (!isAway) onError(error)
    isAway = true
  }
  client.on('error', report)
  listening.on('error', report)
  listening.on('ready', () => {
    isAway = false
    // What was said while it was away is lost.
    own.tellAll()
  })
  const opening = Promise.all([
    client.connect(),
    listening.connect().then(() => listening.subscribe(channel, hear)),
  ])
  opening.catch(report)

  function hear(topic: string) {
    if (form.test(topic)) own.publish(topic as Topic)
  }
  return {
    ...own,
    publish(topic) {
      own.publish(topic)
      client.publish(channel, topic).catch(report)
    },
    async close() {
      await own.close()
      await Promise.allSettled([client.close(), listening.close()])
    },
  }
}
