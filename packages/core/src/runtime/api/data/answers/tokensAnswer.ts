import {
  array,
  check,
  custom,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  transform,
  unknown,
} from 'valibot'
import { type CaipAddress, isCaipAddress } from '../../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../../base/caip/caipNetworkId.ts'
import { fields } from './fields.ts'
import { readItems } from './readItems.ts'

/** A token of a service's list. Its name and symbol are foreign text. */
export type Token = {
  readonly name: string
  readonly symbol: string
  readonly address: CaipAddress
  readonly decimals: number
  readonly logoUri?: string | undefined
}

/** Parses the answer of `GET /v1/convert/tokens` for one network. Invalid tokens are left out. */
export function tokensAnswer(chainId: CaipNetworkId): GenericSchema<unknown, readonly Token[]> {
  const schema: GenericSchema<unknown, Token> = object({
    name: fields.line(64),
    symbol: fields.line(20),
    address: pipe(
      custom<CaipAddress>(isCaipAddress),
      check((value) => value.startsWith(`${chainId}:`)),
    ),
    decimals: pipe(number(), integer(), minValue(1), maxValue(36)),
    logoUri: fields.imageUrl,
  })
  return pipe(
    object({ tokens: array(unknown()) }),
    transform(({ tokens }) => readItems(tokens, { schema, limit: 10_000 }).items),
  )
}
