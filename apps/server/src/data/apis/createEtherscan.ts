import * as v from 'valibot'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { createUpstream, type Upstream } from '../rpc/createUpstream.ts'
import { createPace } from './createPace.ts'

export type EtherscanQuery = {
  chainId: string
  action: string
  address: string
  /** The last block to include. */
  endBlock: number | undefined
  limit: number
  /** Who asks. Clients share the rate fairly. */
  client: string
  signal: AbortSignal
}

/** The account module of Etherscan’s API, version 2. */
export type Etherscan = {
  /**
   * Fetches entries, newest first. Rejects with `ChainUnavailableError`, or with the signal's
   * reason.
   */
  list(query: EtherscanQuery): Promise<readonly unknown[]>
}

export declare namespace createEtherscan {
  type Parameters = { key: string; url: string; perSecond: number }
}

const answerSchema = v.object({
  status: v.string(),
  message: v.nullish(v.string()),
  result: v.unknown(),
})

/** A wrong key needs the operator, so the pause is long. */
const keyRestMs = 600_000
const dayRestMs = 3_600_000
const busyRestMs = 1000

export function createEtherscan({ key, url, perSecond }: createEtherscan.Parameters): Etherscan {
  const upstreams = new Map<string, Upstream>()
  const pace = createPace({ perSecond })
  const open = (chainId: string) => {
    const upstream = upstreams.get(chainId) ?? createUpstream({ chainId, url })
    upstreams.set(chainId, upstream)
    return upstream
  }
  return {
    async list({ chainId, action, address, endBlock, limit, client, signal }) {
      const query = new URLSearchParams({
        chainid: chainId.slice('eip155:'.length),
        module: 'account',
        action,
        address,
        page: '1',
        offset: String(limit),
        sort: 'desc',
        ...(endBlock !== undefined && { endblock: String(endBlock) }),
        apikey: key,
      })
      await pace.next({ client, signal, onFull: () => tooManyWait(chainId) })
      return readAnswer(chainId, await open(chainId).send({ path: `?${query}`, signal }))
    },
  }
}

/** Errors have status 200 and a sentence in place of the list. */
function readAnswer(chainId: string, answer: unknown): readonly unknown[] {
  const result = v.safeParse(answerSchema, answer)
  if (!result.success) throw refuse(chainId, 'answer is not what it should be')
  const { result: content } = result.output
  // The status is "0" for an empty list too.
  if (Array.isArray(content)) return content
  const sentence = typeof content === 'string' ? content : ''
  if (/api key/i.test(sentence) && !/rate limit/i.test(sentence)) {
    throw refuse(chainId, 'key is refused', keyRestMs)
  }
  if (/daily|per day/i.test(sentence)) throw refuse(chainId, 'limit of the day', dayRestMs)
  if (/rate limit/i.test(sentence)) throw refuse(chainId, 'rate limit', busyRestMs)
  throw refuse(chainId, 'refused')
}

function tooManyWait(chainId: string): ChainUnavailableError {
  const reason = 'Etherscan: too many wait'
  return new ChainUnavailableError({ chainId, reason, isOwnLimit: true })
}

function refuse(chainId: string, reason: string, retryAfterMs?: number): ChainUnavailableError {
  return new ChainUnavailableError({ chainId, reason: `Etherscan: ${reason}`, retryAfterMs })
}
