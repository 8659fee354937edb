import * as v from 'valibot'
import { type BreakerFailure, createBreaker } from '../../circuit/createBreaker.ts'
import { readJson } from '../../data/rpc/readJson.ts'
import { toRetryAfterMs } from '../../data/rpc/toRetryAfterMs.ts'
import type { Logger } from '../../http/logger.ts'
import { refuseOrder } from './refuseOrder.ts'
import { SourceUnavailableError } from './sourceUnavailableError.ts'

type Values = Readonly<Record<string, string | undefined>>

export type ProviderCall<schema extends v.GenericSchema> = {
  method?: 'GET' | 'POST' | undefined
  /** Appended to the base URL. */
  path: string
  query?: Values | undefined
  headers?: Values | undefined
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: URLSearchParams | undefined
  schema: schema
  signal: AbortSignal
}

/** An HTTP client of one provider's API. */
export type ProviderApi = {
  /**
   * Rejects with `SourceUnavailableError`, with the problem of an order that the provider does not
   * take, or with the signal's reason.
   */
  send<const schema extends v.GenericSchema>(
    call: ProviderCall<schema>,
  ): Promise<v.InferOutput<schema>>
  /** The same, with `undefined` for what does not exist. */
  find<const schema extends v.GenericSchema>(
    call: ProviderCall<schema>,
  ): Promise<v.InferOutput<schema> | undefined>
}

export declare namespace createProviderApi {
  type Parameters = {
    /** The provider's name, for visitors and the log. */
    name: string
    baseUrl: string
    logger: Pick<Logger, 'info' | 'error'>
    /** @default 4000 */
    timeoutMs?: number | undefined
  }
}

const limitBytes = 4_194_304
const refusalBytes = 16_384

/** Limits requests to a provider in time and size, and leaves it alone while it fails. */
export function createProviderApi(parameters: createProviderApi.Parameters): ProviderApi {
  const { name, baseUrl, logger, timeoutMs = 4000 } = parameters
  const breaker = createBreaker({ name, logger, readFailure })
  const unavailable = (reason: string, retryAfterMs?: number) =>
    new SourceUnavailableError({ name, reason, retryAfterMs })

  const read = async (response: Response) => {
    if (response.ok) return readJson({ response, limitBytes })
    const retryAfterMs = toRetryAfterMs(response.headers)
    if (response.status === 400 || response.status === 422) {
      const text = await readJson({ response, limitBytes: refusalBytes }).catch(() => undefined)
      throw refuseOrder({ name, text: JSON.stringify(text) ?? '' })
    }
    await response.body?.cancel()
    throw unavailable(`status ${response.status}`, retryAfterMs)
  }

  const ask = async <schema extends v.GenericSchema>(
    call: ProviderCall<schema>,
    isOptional: boolean,
  ): Promise<v.InferOutput<schema> | undefined> => {
    const { schema, signal } = call
    try {
      const response = await fetch(toUrl(baseUrl, call), {
        ...toRequest(call),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        // A redirect could lead into the operator's own network, with a key.
        redirect: 'error',
      })
      if (isOptional && response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      const result = v.safeParse(schema, await read(response))
      if (result.success) return result.output
      throw unavailable(`answer is not what it should be at ${pathOf(result.issues)}`)
    } catch (error) {
      signal.throwIfAborted()
      const isKnown = error instanceof Error && 'toJSON' in error
      throw isKnown ? error : unavailable(reasonOf(error))
    }
  }

  const run = <schema extends v.GenericSchema>(call: ProviderCall<schema>, isOptional: boolean) =>
    breaker.run({
      work: () => ask(call, isOptional),
      onRest: (reason) => unavailable(reason),
    })

  return {
    async send(call) {
      const answer = await run(call, false)
      if (answer === undefined) throw unavailable('answer is empty')
      return answer
    },
    find: (call) => run(call, true),
  }
}

function readFailure(error: unknown): BreakerFailure | undefined {
  if (!(error instanceof SourceUnavailableError)) return undefined
  return { reason: error.cause, retryAfterMs: error.retryAfterMs }
}

function toUrl(baseUrl: string, { path, query = {} }: ProviderCall<v.GenericSchema>): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url
}

function toRequest({ method, headers = {}, json, form }: ProviderCall<v.GenericSchema>) {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  const isJson = json !== undefined
  return {
    method: method ?? (isJson || form ? 'POST' : 'GET'),
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(Object.fromEntries(given) as Record<string, string>),
    },
    ...(isJson && { body: JSON.stringify(json) }),
    ...(form && { body: form }),
  }
}

function pathOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return v.getDotPath(issues[0]) ?? 'its top'
}

/** The error's name or code. Messages may contain the URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
