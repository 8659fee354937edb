import {
  boolean,
  check,
  fallback,
  type GenericSchema,
  object,
  picklist,
  pipe,
  transform,
} from 'valibot'
import type { Transfer } from '../transaction.ts'
import { fields } from './fields.ts'

const { line, lenient } = fields

const image = pipe(
  object({ url: fields.imageUrl }),
  transform(({ url }) => (url === undefined ? undefined : { url })),
)

/** One transfer of a transaction. What moved must be named; all that only adorns it may be missing. */
export const transferSchema: GenericSchema<unknown, Transfer> = pipe(
  object({
    direction: picklist(['in', 'out', 'self']),
    quantity: object({ numeric: fields.numeric }),
    fungible_info: lenient(
      object({ name: lenient(line(64)), symbol: line(20), icon: lenient(image) }),
    ),
    nft_info: lenient(
      object({
        name: lenient(line(64)),
        content: lenient(object({ preview: lenient(image) })),
        flags: fallback(object({ is_spam: boolean() }), { is_spam: false }),
      }),
    ),
    value: fields.price,
  }),
  check(({ fungible_info, nft_info }) => Boolean(fungible_info ?? nft_info)),
)
