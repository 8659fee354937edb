import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { CleatError } from '../errors/cleatError.ts'
import { isCleatError } from '../errors/isCleatError.ts'
import { readLimited } from './readLimited.ts'
import { readText } from './readText.ts'
import { toStatusError } from './toStatusError.ts'
import { wait } from './wait.ts'

export declare namespace createHttp {
  type Parameters = {
    /** Base URL of the service. Its path is kept. */
    baseUrl: string
    /** Name of the service in error messages, such as `wallet list`. */
    service: string
    /** Query parameters of every request. */
    query?: Query | undefined
    /** Milliseconds for one try, including the body. @default 10000 */
    timeoutMs?: number | undefined
    /** Retries, for reads only. @default 2 */
    retries?: number | undefined
    /** Milliseconds before the first retry; doubled for each further one. @default 300 */
    backoffMs?: number | undefined
    /**
     * Whether the bodies of refused reads are kept as the errors' cause, as those of refused posts
     * are.
     * @default false
     */
    readsRefusals?: boolean | undefined
    /** Whether cookies of the service are sent and taken. @default false */
    withCookies?: boolean | undefined
  }
}

type Query = { readonly [name: string]: string | number | undefined }

export type Http = {
  /** Fetches JSON and validates it. Rejects with a `SERVICE_…` error or the signal's reason. */
  get<const schema extends GenericSchema>(
    path: string,
    parameters: { schema: schema; query?: Query | undefined; signal?: AbortSignal | undefined },
  ): Promise<InferOutput<schema>>
  /** Posts JSON once, then reads and validates the answer. Rejects as `get` does. */
  ask<const schema extends GenericSchema>(
    path: string,
    parameters: {
      body: unknown
      schema: schema
      headers?: Record<string, string> | undefined
      signal?: AbortSignal | undefined
    },
  ): Promise<InferOutput<schema>>
  /** Posts text once and reads the text of the answer. Rejects as `get` does. */
  send(path: string, text: string, headers?: Record<string, string>): Promise<string>
  /**
   * Posts JSON once. The request survives navigation away from the page. The answer's body is not
   * read.
   */
  post(path: string, body: unknown): Promise<void>
}

/** Characters of a refusal's body that are kept. */
const wordsLimit = 1000

/** `SERVICE_TIMEOUT` is not retried: the visitor has waited long enough. */
const retryable: ReadonlySet<string> = new Set([
  'SERVICE_UNREACHABLE',
  'SERVICE_BUSY',
  'SERVICE_FAILED',
])

/**
 * Creates a client of an HTTP service, with time limit, retry with backoff (no sooner than
 * `Retry-After` says), abort, size limit and a schema for every answer. Redirects are refused.
 */
export function createHttp(parameters: createHttp.Parameters): Http {
  const { baseUrl, service, timeoutMs = 10_000, retries = 2, backoffMs = 300 } = parameters
  const { readsRefusals = false, withCookies = false } = parameters

  const toUrl = (path: string, query: Query = {}) => {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
    for (const [name, value] of Object.entries({ ...parameters.query, ...query }))
      if (value !== undefined && value !== '') url.searchParams.set(name, `${value}`)
    return url
  }

  /** Sends one request. Every failure becomes a `SERVICE_…` error. */
  const attempt = async <value>(
    url: URL,
    init: RequestInit,
    read: (response: Response) => Promise<value>,
    signal?: AbortSignal,
  ): Promise<value> => {
    signal?.throwIfAborted()
    const controller = new AbortController()
    const abort = () => controller.abort(signal?.reason)
    signal?.addEventListener('abort', abort)
    const timeout = new CleatError('SERVICE_TIMEOUT', { context: { service, timeoutMs } })
    const timer = setTimeout(() => controller.abort(timeout), timeoutMs)
    try {
      const response = await globalThis.fetch(url, {
        ...init,
        signal: controller.signal,
        credentials: withCookies ? 'include' : 'omit',
        // Addresses and signed transactions go only to the host that the app chose.
        redirect: 'manual',
      })
      // Services explain in the body why they refuse what was posted.
      if (!response.ok) {
        const isKept = readsRefusals || init.body !== undefined
        throw toStatusError(response, service, isKept ? await readWords(response) : undefined)
      }
      return await read(response)
    } catch (cause) {
      if (controller.signal.aborted) throw controller.signal.reason
      if (cause instanceof CleatError) throw cause
      throw new CleatError('SERVICE_UNREACHABLE', { cause, context: { service } })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  const readWords = (response: Response) =>
    readText(response, service).then(
      (text) => new Error(text.slice(0, wordsLimit)),
      () => undefined,
    )
  const read = (response: Response) => readLimited(response, service)
  const check = <const schema extends GenericSchema>(body: unknown, schema: schema) => {
    const result = safeParse(schema, body)
    if (result.success) return result.output
    const { message, path: place } = result.issues[0]
    const reason = [...(place ?? []).map((item) => String(item.key)), message].join(' ')
    throw new CleatError('SERVICE_BAD_ANSWER', { context: { service, reason } })
  }

  return {
    async get(path, { schema, query, signal }) {
      const url = toUrl(path, query)
      for (let tries = 0; ; tries++) {
        try {
          return check(await attempt(url, {}, read, signal), schema)
        } catch (error) {
          const isWorthwhile = isCleatError(error) && retryable.has(error.code)
          if (!isWorthwhile || tries >= retries || signal?.aborted) throw error
          const { retryAfterMs = 0 } = isCleatError(error, 'SERVICE_BUSY') ? error.context : {}
          // The visitor does not wait longer for a busy service than for a silent one.
          if (retryAfterMs > timeoutMs) throw error
          const backoff = backoffMs * 2 ** tries * (0.5 + Math.random() / 2)
          await wait({ ms: retryAfterMs + backoff, signal })
        }
      }
    },
    ask: async (path, { body, headers, schema, signal }) =>
      check(await attempt(toUrl(path), toPost(body, headers), read, signal), schema),
    send: (path, text, headers = {}) =>
      attempt(toUrl(path), { method: 'POST', body: text, headers }, (response) =>
        readText(response, service),
      ),
    post: (path, body) =>
      attempt(toUrl(path), { ...toPost(body), keepalive: true }, async () => undefined),
  }
}

function toPost(body: unknown, headers?: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}
