import type { SiwxCall } from '../siwxCall.ts'

/** Runs so many calls at once, and lets as many more wait as can be served in time. */
export function limitCalls(parameters: {
  call: SiwxCall
  atOnce: number
  waiting: number
}): SiwxCall {
  const { call, atOnce, waiting } = parameters
  const queue: (() => void)[] = []
  let running = 0
  return async (request) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Error('Too many contracts are being asked.')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      request.signal.throwIfAborted()
      return await call(request)
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
