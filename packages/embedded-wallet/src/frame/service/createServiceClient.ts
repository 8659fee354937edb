import { generateProof } from 'dpop'
import type { GenericSchema } from 'valibot'
import { readAs } from '../../protocol/readAs.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { walletProblem } from '../../service/problemSchemas.ts'
import { ServiceError } from './serviceError.ts'

/** Sends a request, as `fetch` does. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>

/** The wallet's service, on the frame's own origin. */
export type Service = {
  /**
   * Sends a request with a proof of this browser's key.
   * @param path behind `/wallet/v1/`
   * @throws {@link ServiceError}
   */
  ask<form>(parameters: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    path: string
    body?: object | undefined
    /** Of the answer. */
    schema: GenericSchema<unknown, form>
    signal?: AbortSignal | undefined
  }): Promise<form>
  /**
   * Proves a request that is sent later, at once: also by a page that goes away. Its proof is good
   * for five minutes.
   */
  prepare(parameters: { method: 'DELETE'; path: string }): Promise<() => void>
  /** Sends a question whose answer is read elsewhere, with a proof as well. */
  open(path: string, signal: AbortSignal): Promise<Response>
}

export declare namespace createServiceClient {
  type Parameters = {
    /** Of the wallet. */
    origin: string
    /** Proves who sends. @see RFC 9449 */
    signing: CryptoKeyPair
    send: SendRequest
    /** The language that the visitor reads, which mails are written in. @default the browser's */
    readLanguage?: (() => string | undefined) | undefined
  }
}

/** A request that is not answered by then has no answer. */
const answerMs = 8_000
const longestAnswer = 256_000

export function createServiceClient(parameters: createServiceClient.Parameters): Service {
  const { origin, signing } = parameters
  let nonce: string | undefined

  /** With a proof that is good for five minutes. */
  const prove = async ({ method, path, body, signal }: Asked) => {
    const url = `${origin}/wallet/v1/${path}`
    const text = body && JSON.stringify(body)
    const bytes = new TextEncoder().encode(text)
    const hash = text && new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const proof = await generateProof(
      signing,
      `${origin}${new URL(url).pathname}`,
      ...([method, nonce, undefined, hash ? { bh: toBase64Url(hash) } : {}] as const),
    )
    const language = parameters.readLanguage?.()
    const init: RequestInit = {
      ...{ method, ...(text !== undefined && { body: text }) },
      headers: {
        DPoP: proof,
        ...(text !== undefined && { 'Content-Type': 'application/json' }),
        ...(language !== undefined && { 'Accept-Language': language }),
      },
      ...{ cache: 'no-store', credentials: 'same-origin', redirect: 'error' },
      ...(signal && { signal }),
    }
    return (more?: RequestInit) => parameters.send(url, { ...init, ...more })
  }
  const post = async (asked: Asked): Promise<Response> => {
    const answer = await (await prove(asked))()
    nonce = answer.headers.get('DPoP-Nonce') ?? nonce
    return answer
  }
  const send: Send = async ({ signal, ...asked }) => {
    const limit = AbortSignal.timeout(answerMs)
    const ending = signal ? AbortSignal.any([signal, limit]) : limit
    const answer = await post({ ...asked, signal: ending })
    const given = await answer.text()
    if (given.length > longestAnswer) throw new ServiceError('UNREACHABLE')
    return { isOk: answer.ok, given: given === '' ? {} : JSON.parse(given) }
  }
  const sendOnce: Send = (asked) =>
    send(asked).catch((cause: unknown) => {
      if (asked.signal?.aborted) throw asked.signal.reason
      throw cause instanceof ServiceError ? cause : new ServiceError('UNREACHABLE', { cause })
    })

  return {
    async prepare(asked) {
      const send = await prove(asked)
      return () => void send({ keepalive: true }).catch(() => undefined)
    },
    async ask({ schema, ...asked }) {
      const first = await sendOnce(asked)
      // The first proof of a page cannot know the nonce.
      const isStale = !first.isOk && toError(first.given).code === 'PROOF_NONCE_REQUIRED'
      const { isOk, given } = isStale ? await sendOnce(asked) : first
      if (!isOk) throw toError(given)
      const read = readAs(schema, given)
      if (read === undefined) throw new ServiceError('UNREACHABLE')
      return read
    },
    open: (path, signal) => post({ method: 'GET', path, signal }),
  }
}

type Asked = {
  readonly method: string
  readonly path: string
  readonly body?: object | undefined
  readonly signal?: AbortSignal | undefined
}
type Send = (asked: Asked) => Promise<{ isOk: boolean; given: unknown }>

function toError(given: unknown): ServiceError {
  const problem = readAs(walletProblem, given)
  return new ServiceError(problem?.code ?? 'UNREACHABLE', { problem })
}
