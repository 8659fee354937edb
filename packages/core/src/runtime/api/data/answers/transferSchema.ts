import {
  boolean,
  check,
  custom,
  fallback,
  type GenericSchema,
  object,
  picklist,
  pipe,
  transform,
} from 'valibot'
import { type CaipAddress, isCaipAddress } from '../../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../../base/caip/caipNetworkId.ts'
import { fields } from './fields.ts'
import type { Transfer } from './transaction.ts'

const { line, lenient } = fields

const image = pipe(
  object({ url: fields.imageUrl }),
  transform(({ url }) => (url === undefined ? undefined : { url })),
)

const item = object({
  name: lenient(line(64)),
  content: lenient(object({ preview: lenient(image) })),
  flags: fallback(object({ is_spam: boolean() }), { is_spam: false }),
})

/**
 * One transfer of a transaction on a network. The asset is required, display fields are optional.
 */
export function transferSchema(chainId: CaipNetworkId): GenericSchema<unknown, Transfer> {
  const token = object({
    name: lenient(line(64)),
    symbol: line(20),
    address: lenient(
      pipe(
        custom<CaipAddress>(isCaipAddress),
        check((value) => value.startsWith(`${chainId}:`)),
      ),
    ),
    icon: lenient(image),
  })
  return pipe(
    object({
      direction: picklist(['in', 'out', 'self']),
      quantity: object({ numeric: fields.numeric }),
      fungible_info: lenient(token),
      nft_info: lenient(item),
      value: fields.price,
    }),
    check(({ fungible_info, nft_info }) => Boolean(fungible_info ?? nft_info)),
  )
}
