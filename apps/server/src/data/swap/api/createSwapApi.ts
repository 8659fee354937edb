import { createPace } from '../../apis/createPace.ts'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'
import { createUpstream } from '../../rpc/createUpstream.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'

export type SwapApiRequest = {
  path: string
  /** Sent as JSON. Without it the request is a GET. */
  body?: unknown
  /** Who asks, and about which chain. */
  question: Pick<SwapQuestion, 'chain' | 'client'>
  signal: AbortSignal
}

/** An API of prices. */
export type SwapApi = {
  readonly name: string
  /**
   * Returns the parsed JSON of an answer, or of a refusal. Rejects with `ChainUnavailableError`, or
   * with the signal's reason.
   */
  ask(request: SwapApiRequest): Promise<unknown>
}

export declare namespace createSwapApi {
  type Parameters = {
    name: string
    url: string
    /** Sent with every request, such as the key. Nothing else ever contains it. */
    headers?: Readonly<Record<string, string>> | undefined
    /** Requests per second. Clients take turns. */
    perSecond: number
  }
}

/** Refusals whose body says why. */
const answerStatuses = [400, 404, 409, 422]
/** A wrong key needs the operator, so the pause is long. */
const keyRestMs = 600_000
const limitBytes = 1_048_576

/** An HTTP client of an API, with its rate, bounded in time, size and concurrency. */
export function createSwapApi(parameters: createSwapApi.Parameters): SwapApi {
  const { name, url, headers, perSecond } = parameters
  const pace = createPace({ perSecond, maxWaitMs: 2000 })
  const upstream = createUpstream({
    chainId: name,
    url,
    headers,
    answerStatuses,
    keyRestMs,
    timeoutMs: 4000,
    waitMs: 1000,
    limitBytes,
  })
  return {
    name,
    async ask({ path, body, question, signal }) {
      const { chain, client } = question
      const onFull = () =>
        new ChainUnavailableError({
          chainId: chain.id,
          reason: `${name}: too many wait`,
          isOwnLimit: true,
        })
      await pace.next({ client, signal, onFull })
      return upstream.send({ path, body, signal })
    },
  }
}
