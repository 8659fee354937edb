import * as v from 'valibot'
import { formatUnits } from 'viem/utils'
import { nativeAddresses } from '../chains/dataChain.ts'
import type { OpenChain } from '../chains/openChains.ts'
import type { ImageUrls } from '../routing/imageUrls.ts'
import type { Holding } from './balanceSource.ts'

/** One entry of the answer (wire format of the Data API). */
export const balanceSchema = v.pipe(
  v.object({
    name: v.string(),
    symbol: v.string(),
    chainId: v.pipe(v.string(), v.description('CAIP-2.')),
    address: v.optional(
      v.pipe(v.string(), v.description('CAIP-10. Absent for the native currency.')),
    ),
    value: v.optional(
      v.pipe(v.number(), v.description('In US dollars. Absent if there is no price.')),
    ),
    price: v.pipe(v.number(), v.description('The price of one, in US dollars. 0 if unknown.')),
    quantity: v.object({
      decimals: v.pipe(v.string(), v.description('A whole number.')),
      numeric: v.pipe(v.string(), v.description('Exact, with a decimal point.')),
    }),
    iconUrl: v.string(),
  }),
  v.metadata({ ref: 'Balance' }),
)

export type Balance = v.InferOutput<typeof balanceSchema>

export declare namespace toBalance {
  type Parameters = {
    chain: OpenChain
    holding: Holding
    /** By address, in US dollars. */
    prices: ReadonlyMap<string, number>
    images: ImageUrls
  }
}

export function toBalance({ chain, holding, prices, images }: toBalance.Parameters): Balance {
  const { token, amountAtomic } = holding
  const { name, symbol, decimals } = token ?? chain.nativeCurrency
  const price = prices.get(token?.address ?? nativeAddresses[chain.namespace])
  const numeric = formatUnits(amountAtomic, decimals)
  const value = price === undefined ? Number.NaN : Number(numeric) * price
  return {
    name,
    symbol,
    chainId: chain.id,
    ...(token && { address: `${chain.id}:${token.address}` }),
    ...(Number.isFinite(value) && { value }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric },
    iconUrl: images.ofToken(token ?? chain.nativeCurrency),
  }
}
