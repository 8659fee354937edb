import type { ServiceStream } from './serviceStream.ts'
import type { startStream } from './startStream.ts'

/**
 * A stream whose code loads once there is something to hear of. Where it does not load, handoffs
 * are asked for, and a session is seen to be over with the next request.
 */
export function createLaterStream(parameters: startStream.Parameters): ServiceStream {
  let stream: ServiceStream | undefined
  let loading: Promise<unknown> | undefined
  let hasSession = false
  const start = () => {
    loading ??= import('./startStream.ts').then(
      (loaded) => {
        stream = loaded.startStream(parameters)
      },
      () => undefined,
    )
    return loading
  }
  return {
    setSession(next) {
      hasSession = next
      if (stream || next) void start().then(() => stream?.setSession(hasSession))
    },
    watchHandoff(hash, onChange) {
      const stopping = start().then(() => stream?.watchHandoff(hash, onChange))
      return () => void stopping.then((stop) => stop?.())
    },
    isLive: () => stream?.isLive() ?? false,
  }
}
