import * as v from 'valibot'
import { nativeAddresses } from '../chains/dataChain.ts'
import type { OpenChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import type { Upstream } from '../rpc/createUpstream.ts'
import { llamaNames } from './llamaNames.ts'

export declare namespace fetchLlamaPrices {
  type Parameters = {
    upstream: Upstream
    chain: OpenChain
    addresses: readonly string[]
    drops: Drops
    signal: AbortSignal
    /** Milliseconds since 1970. */
    now: number
  }
}

const answerSchema = v.object({ coins: v.record(v.string(), v.unknown()) })
const coinSchema = v.object({
  price: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1e12)),
  timestamp: v.pipe(v.number(), v.safeInteger()),
  confidence: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  decimals: v.nullish(v.number()),
})

/** A longer list exceeds common URL limits. */
const coinsAtOnce = 100
/** The confidence below which prices are unreliable. */
const leastConfidence = 0.9
const oldestMs = 6 * 3_600_000
const clockErrorMs = 600_000

/** Fetches prices from DefiLlama and drops implausible ones. */
export async function fetchLlamaPrices(
  parameters: fetchLlamaPrices.Parameters,
): Promise<ReadonlyMap<string, number>> {
  const { upstream, chain, addresses, signal } = parameters
  const coins = addresses.flatMap((address) => {
    const name = toCoin(chain, address)
    return name === undefined ? [] : [{ address, name }]
  })
  const parts = Array.from({ length: Math.ceil(coins.length / coinsAtOnce) }, (_, index) =>
    coins.slice(index * coinsAtOnce, (index + 1) * coinsAtOnce),
  )
  const lists = await Promise.all(
    parts.map(async (part) => {
      const path = `/prices/current/${part.map(({ name }) => name).join(',')}`
      return readAnswer({ ...parameters, part, answer: await upstream.send({ path, signal }) })
    }),
  )
  return new Map(lists.flat())
}

/** `undefined` for unsupported tokens. */
function toCoin(chain: OpenChain, address: string): string | undefined {
  const known = llamaNames[chain.id]
  if (address === nativeAddresses[chain.namespace]) return known && `coingecko:${known.native}`
  return known?.chain && `${known.chain}:${address}`
}

type ReadAnswer = fetchLlamaPrices.Parameters & {
  part: readonly { address: string; name: string }[]
  answer: unknown
}

function readAnswer({ chain, drops, now, part, answer }: ReadAnswer): [string, number][] {
  const result = v.safeParse(answerSchema, answer)
  if (!result.success) {
    throw new ChainUnavailableError({ chainId: chain.id, reason: 'prices are no list of coins' })
  }
  const { coins } = result.output
  return part.flatMap(({ address, name }): [string, number][] => {
    if (!Object.hasOwn(coins, name)) return []
    const coin = v.safeParse(coinSchema, coins[name])
    const decimals = chain.tokens.get(address)?.decimals
    const isOther = (given: number | null | undefined) =>
      decimals !== undefined && typeof given === 'number' && given !== decimals
    if (!coin.success || isOther(coin.output.decimals)) {
      drops.add('price unreadable', chain.id)
      return []
    }
    const { price, timestamp, confidence } = coin.output
    const ageMs = now - timestamp * 1000
    if (confidence < leastConfidence || ageMs > oldestMs || ageMs < -clockErrorMs) {
      drops.add('price too old or too unsure', chain.id)
      return []
    }
    return [[address, price]]
  })
}
