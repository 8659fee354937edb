import { ChainUnavailableError } from './chainUnavailableError.ts'
import { createQueue } from './createQueue.ts'
import { readJson } from './readJson.ts'
import { toRetryAfterMs } from './toRetryAfterMs.ts'

export type UpstreamRequest = {
  /** Added to the address of the node, which may have a path of its own. */
  path?: string | undefined
  /** Sent as JSON. Without it the request is a GET. */
  body?: unknown
  signal: AbortSignal
}

/** The node of one chain, over HTTP. */
export type Upstream = {
  readonly chainId: string
  /** The JSON that it answers. Rejects with `ChainUnavailableError`, or with the reason of the signal. */
  send(request: UpstreamRequest): Promise<unknown>
}

export declare namespace createUpstream {
  type Parameters = {
    chainId: string
    url: string
    /** For one answer, from when it is asked for. @default 8000 */
    timeoutMs?: number | undefined
    /** For being asked at all. @default 3000 */
    waitMs?: number | undefined
    /** For one answer. @default 16777216 */
    limitBytes?: number | undefined
    /** Requests at once. @default 16 */
    concurrency?: number | undefined
    /** Requests that may wait. @default 2048 */
    capacity?: number | undefined
  }
}

/**
 * Asks a node within limits: of time, of size, and of how much at once, so that one slow chain takes nothing from the others. The time for
 * an answer begins with its turn: in a rush, what has waited long would else be asked for too late to be answered, and so would all behind it.
 */
export function createUpstream(parameters: createUpstream.Parameters): Upstream {
  const { chainId, url, timeoutMs = 8000, limitBytes = 16_777_216 } = parameters
  const { concurrency = 16, capacity = 2048, waitMs = 3000 } = parameters
  const unavailable = (reason: string, retryAfterMs?: number) =>
    new ChainUnavailableError({ chainId, reason, retryAfterMs })
  const base = url.replace(/\/+$/, '')
  const queue = createQueue({
    concurrency,
    capacity,
    onFull: () => unavailable('queue is full'),
    wait: { limitMs: waitMs, onLate: () => unavailable('no turn in time') },
  })

  const ask = async ({ path = '', body, signal }: UpstreamRequest) => {
    const response = await fetch(`${base}${path}`, {
      signal,
      // A node that sends us elsewhere could send us into the operator's own network.
      redirect: 'error',
      ...(body === undefined ? {} : toPost(body)),
    })
    if (response.ok) return readJson({ response, limitBytes })
    await response.body?.cancel()
    const retryAfterMs = toRetryAfterMs(response.headers)
    throw unavailable(`status ${response.status}`, retryAfterMs)
  }

  const askInTime = async (request: UpstreamRequest) => {
    const controller = new AbortController()
    const leave = () => controller.abort(request.signal.reason)
    const timer = setTimeout(() => controller.abort(unavailable('no answer in time')), timeoutMs)
    request.signal.addEventListener('abort', leave, { once: true })
    try {
      return await ask({ ...request, signal: controller.signal })
    } finally {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', leave)
    }
  }

  return {
    chainId,
    async send(request) {
      try {
        return await queue.run(() => askInTime(request), request.signal)
      } catch (error) {
        request.signal.throwIfAborted()
        throw error instanceof ChainUnavailableError ? error : unavailable(reasonOf(error))
      }
    },
  }
}

function toPost(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** The name or the code of what went wrong. Messages may hold the address of the node. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
