import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { Problem } from '../../http/problem.ts'
import { fetchPublic } from '../../images/fetchPublic.ts'
import type { HostPolicy } from '../../images/resolvePublic.ts'

/** Answers questions about names of the zone of this service. `undefined` for others. */
export type OwnGateway = (question: Hex) => Promise<Hex | undefined>

export declare namespace createOffchainReader {
  type Parameters = {
    signal: AbortSignal
    own: OwnGateway | undefined
    /** @default those of https */
    isPlace?: ((url: string) => boolean) | undefined
    /** @default only public hosts */
    policy?: HostPolicy | undefined
    timeoutMs?: number | undefined
  }
}

/** For one name, those of lists of questions too. */
const mostRequests = 8
const limitBytes = 262_144
const answerSchema = v.object({
  data: v.custom<Hex>((data) => typeof data === 'string' && /^0x(?:[\da-f]{2})*$/i.test(data)),
})

/**
 * Creates what asks the places of one name that is kept off the chain, one after the other until
 * one answers. A name must not direct requests into the network of the operator, so that only
 * public hosts of https are asked, by `fetchPublic`. That none answers is recorded: it does not
 * mean that there is no name.
 * @see EIP-3668
 */
export function createOffchainReader(parameters: createOffchainReader.Parameters) {
  const { signal, own, policy, timeoutMs } = parameters
  const { isPlace = (url) => url.startsWith('https://') } = parameters
  let left = mostRequests
  let failure: Problem | undefined

  const ask = async (place: string, sender: string, data: Hex): Promise<Hex> => {
    left -= 1
    if (left < 0) throw new Error('The name asks for too much.')
    const url = place.replaceAll('{sender}', sender).replaceAll('{data}', data)
    const body = place.includes('{data}') ? undefined : JSON.stringify({ data, sender })
    const answer = await fetchPublic({
      ...{ url, signal, body, limitBytes, policy, timeoutMs, redirects: 0 },
      accept: 'application/json',
    })
    return v.parse(answerSchema, JSON.parse(String(answer))).data
  }

  return {
    failure: () => failure,
    async request(query: { data: Hex; sender: Address; urls: readonly string[] }): Promise<Hex> {
      const { data, urls } = query
      const known = await own?.(data)
      if (known !== undefined) return known
      const places = urls.filter((url) => isPlace(url))
      let cause: unknown
      for (const place of places) {
        try {
          return await ask(place, query.sender.toLowerCase(), data)
        } catch (error) {
          signal.throwIfAborted()
          cause = error
        }
      }
      if (places.length > 0)
        failure ??= new Problem('SOURCE_UNAVAILABLE', {
          detail:
            'The name is kept off the chain, and no place that has it answers. Try again later.',
          cause: cause instanceof Error ? cause.name : 'unknown',
        })
      throw new Error('No place of the name answered.')
    },
  }
}
