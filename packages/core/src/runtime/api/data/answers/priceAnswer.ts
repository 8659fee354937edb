import { array, custom, type GenericSchema, object, pipe, transform, unknown } from 'valibot'
import { isPrice } from '../../../../base/amounts/toFiat.ts'
import { type CaipAddress, isCaipAddress } from '../../../../base/caip/caipAddress.ts'
import { readItems } from './readItems.ts'

/**
 * Prices of one whole token in US dollars, by CAIP-10 address. Tokens without a price are absent.
 */
export type Prices = ReadonlyMap<CaipAddress, number>

const item = object({
  address: custom<CaipAddress>(isCaipAddress),
  price: custom<number>(isNumber),
})

/** Parses the answer of `POST /v1/fungible/price`. */
export const priceAnswer: GenericSchema<unknown, Prices> = pipe(
  object({ fungibles: array(unknown()) }),
  transform(({ fungibles }) => {
    const { items } = readItems(fungibles, { schema: item, limit: 1000 })
    return new Map(items.map(({ address, price }) => [address, price]))
  }),
)

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && isPrice(value)
}
