import type { Service } from '../service/createServiceClient.ts'
import { followStream } from './followStream.ts'
import type { HeardOf } from './heardOf.ts'
import type { ServiceStream } from './serviceStream.ts'

export declare namespace createStream {
  type Parameters = {
    service: Pick<Service, 'open'>
    /** Of the frame. A tab that is not seen hears of no session. */
    document: Pick<Document, 'visibilityState' | 'addEventListener'> | undefined
    /** The session may be over. */
    onSession: () => void
  }
}

/** Keeps a stream open while a visitor who is here is logged in, or a window is waited for. */
export function createStream(parameters: createStream.Parameters): ServiceStream {
  const { service, document, onSession } = parameters
  const handoffs = new Map<string, Set<() => void>>()
  let hasSession = false
  let isLive = false
  let life = new AbortController()
  let heard = ''

  const tell = (hash: string) => {
    for (const onChange of handoffs.get(hash) ?? []) onChange()
  }
  const tellAll = () => {
    for (const hash of handoffs.keys()) tell(hash)
  }
  const setLive = (next: boolean) => {
    const isChanged = isLive !== next
    isLive = next
    // What waits asks now: the stream ended, or began after something had changed.
    if (isChanged) tellAll()
  }
  const update = () => {
    const isSeen = document?.visibilityState === 'visible'
    const wanted: HeardOf = {
      hasSession: hasSession && isSeen,
      handoffs: [...handoffs.keys()].sort(),
    }
    const next = wanted.hasSession || wanted.handoffs.length > 0 ? JSON.stringify(wanted) : ''
    if (next === heard) return
    heard = next
    life.abort()
    setLive(false)
    if (next === '') return
    life = new AbortController()
    const { signal } = life
    const events = { onLive: setLive, onHandoff: tell, onSession }
    void followStream(service, { wanted, events, signal })
  }
  document?.addEventListener('visibilitychange', update)

  return {
    setSession(next) {
      hasSession = next
      update()
    },
    watchHandoff(hash, onChange) {
      const listeners = handoffs.get(hash) ?? new Set()
      handoffs.set(hash, listeners.add(onChange))
      update()
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) handoffs.delete(hash)
        update()
      }
    },
    isLive: () => isLive,
  }
}
