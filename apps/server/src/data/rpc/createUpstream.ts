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
    /** For one answer, waiting for its turn included. @default 8000 */
    timeoutMs?: number | undefined
    /** For one answer. @default 16777216 */
    limitBytes?: number | undefined
    /** Requests at once. @default 16 */
    concurrency?: number | undefined
    /** Requests that may wait. @default 256 */
    capacity?: number | undefined
  }
}

/** Asks a node within limits: of time, of size, and of how much at once, so that one slow chain takes nothing from the others. */
export function createUpstream(parameters: createUpstream.Parameters): Upstream {
  const { chainId, url, timeoutMs = 8000, limitBytes = 16_777_216 } = parameters
  const { concurrency = 16, capacity = 256 } = parameters
  const unavailable = (reason: string, retryAfterMs?: number) =>
    new ChainUnavailableError({ chainId, reason, retryAfterMs })
  const queue = createQueue({ concurrency, capacity, onFull: () => unavailable('queue is full') })

  const ask = async ({ path = '', body, signal }: UpstreamRequest) => {
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
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

  return {
    chainId,
    async send(request) {
      const time = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([request.signal, time])
      try {
        return await queue.run(() => ask({ ...request, signal }), signal)
      } catch (error) {
        request.signal.throwIfAborted()
        if (error instanceof ChainUnavailableError) throw error
        throw unavailable(time.aborted ? 'no answer in time' : reasonOf(error))
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
