import { ChainUnavailableError } from './chainUnavailableError.ts'
import { createQueue } from './createQueue.ts'
import { readJson } from './readJson.ts'
import { toRetryAfterMs } from './toRetryAfterMs.ts'

export type UpstreamRequest = {
  /** Appended to the node's URL, which may have a path itself. */
  path?: string | undefined
  /** Sent as JSON. Without it the request is a GET. */
  body?: unknown
  signal: AbortSignal
}

/** An HTTP client of one chain's node. */
export type Upstream = {
  readonly chainId: string
  /** Returns the parsed JSON. Rejects with `ChainUnavailableError`, or with the signal's reason. */
  send(request: UpstreamRequest): Promise<unknown>
}

export declare namespace createUpstream {
  type Parameters = {
    chainId: string
    url: string
    /** Sent with every request, such as a key. @default none */
    headers?: Readonly<Record<string, string>> | undefined
    /** Error statuses whose JSON is returned like that of an answer. @default none */
    answerStatuses?: readonly number[] | undefined
    /** The pause after a refused key, in milliseconds. @default that of the answer */
    keyRestMs?: number | undefined
    /** The timeout of an answer, in milliseconds. @default 8000 */
    timeoutMs?: number | undefined
    /** The maximum wait in the queue, in milliseconds. @default 3000 */
    waitMs?: number | undefined
    /** The maximum size of an answer, in bytes. @default 16777216 */
    limitBytes?: number | undefined
    /** Concurrent requests. @default 16 */
    concurrency?: number | undefined
    /** Waiting requests. @default 2048 */
    capacity?: number | undefined
  }
}

/**
 * Limits requests to a node in time, size and concurrency, so that a slow chain does not affect
 * others. The timeout starts after the queue. Otherwise long queues would leave no time for
 * answers, and every queued request would fail.
 */
export function createUpstream(parameters: createUpstream.Parameters): Upstream {
  const { chainId, url, timeoutMs = 8000, limitBytes = 16_777_216 } = parameters
  const { concurrency = 16, capacity = 2048, waitMs = 3000 } = parameters
  const { headers = {}, answerStatuses = [], keyRestMs } = parameters
  const unavailable = (reason: string, retryAfterMs?: number) =>
    new ChainUnavailableError({ chainId, reason, retryAfterMs })
  const limited = (reason: string) =>
    new ChainUnavailableError({ chainId, reason, isOwnLimit: true })
  const base = url.replace(/\/+$/, '')
  const queue = createQueue({
    concurrency,
    capacity,
    onFull: () => limited('queue is full'),
    wait: { limitMs: waitMs, onLate: () => limited('no turn in time') },
  })

  const ask = async ({ path = '', body, signal }: UpstreamRequest) => {
    const response = await fetch(`${base}${path}`, {
      signal,
      // A redirect could lead into the operator's own network.
      redirect: 'error',
      ...(body === undefined ? { headers } : toPost(body, headers)),
    })
    const { ok, status } = response
    if (ok || answerStatuses.includes(status)) return readJson({ response, limitBytes })
    await response.body?.cancel()
    const isKeyRefused = status === 401 || status === 403
    const retryAfterMs = toRetryAfterMs(response.headers) ?? (isKeyRefused ? keyRestMs : undefined)
    throw unavailable(`status ${status}`, retryAfterMs)
  }

  const sendInTime = async (request: UpstreamRequest) => {
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
        return await queue.run(() => sendInTime(request), request.signal)
      } catch (error) {
        request.signal.throwIfAborted()
        throw error instanceof ChainUnavailableError ? error : unavailable(reasonOf(error))
      }
    },
  }
}

function toPost(body: unknown, headers: Readonly<Record<string, string>>): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** The error's name or code. Messages may contain the node's URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
