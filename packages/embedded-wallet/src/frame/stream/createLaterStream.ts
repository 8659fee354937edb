import type { createStream } from './createStream.ts'
import type { ServiceStream } from './serviceStream.ts'

const load = () => import('./createStream.ts')

/**
 * A stream whose code loads once there is something to hear of. Where it does not load, handoffs
 * are asked for, and a session is seen to be over with the next request.
 */
export function createLaterStream(parameters: createStream.Parameters): ServiceStream {
  let stream: ServiceStream | undefined
  let loading: Promise<unknown> | undefined
  let hasSession = false
  const start = () =>
    (loading ??= load().then(
      (loaded) => {
        stream = loaded.createStream(parameters)
      },
      () => undefined,
    ))
  return {
    setSession(next) {
      hasSession = next
      if (stream || next) void start().then(() => stream?.setSession(hasSession))
    },
    watchHandoff(hash, onChange) {
      let isOver = false
      let stop: (() => void) | undefined
      void start().then(() => {
        if (!isOver) stop = stream?.watchHandoff(hash, onChange)
      })
      return () => {
        isOver = true
        stop?.()
      }
    },
    isLive: () => stream?.isLive() ?? false,
  }
}
