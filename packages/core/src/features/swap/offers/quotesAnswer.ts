import {
  array,
  custom,
  type GenericSchema,
  integer,
  isoTimestamp,
  looseObject,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import {
  type CaipAddress,
  isCaipAddress,
  parseCaipAddress,
} from '../../../base/caip/caipAddress.ts'
import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'
import { fields } from '../../../runtime/api/data/answers/fields.ts'
import { isNativeAddress } from '../../../runtime/queries/data/nativeAddress.ts'

export declare namespace quotesAnswer {
  type Parameters = {
    /** Base units of the source token that were asked about. */
    amount: bigint
    /** Both sides as they were asked about. */
    from: CaipAddress
    to: CaipAddress
    /** Whether two addresses of the network are the same. @default equal ones only */
    isSame?: ((one: CaipAddress, other: CaipAddress) => boolean) | undefined
  }
}

/** The offers of a service, and how many rows were left out. */
export type Offers = { readonly offers: readonly SwapOffer[]; readonly dropped: number }

const limit = 12

const fee = object({
  name: fields.line(40),
  amount: fields.units,
  token: fields.lenient(custom<CaipAddress>(isCaipAddress)),
})

const row = looseObject({
  id: fields.lenient(fields.line(64)),
  fromAmount: fields.units,
  fromAccount: custom<CaipAddress>(isCaipAddress),
  toAmount: pipe(fields.units, minValue(1n)),
  toAccount: custom<CaipAddress>(isCaipAddress),
  source: fields.lenient(object({ id: fields.line(32), name: fields.line(40) })),
  kind: fields.lenient(picklist(['transaction', 'order', 'rfq'])),
  fees: fields.lenient(array(fee)),
  priceImpactBps: fields.lenient(pipe(number(), integer(), minValue(0), maxValue(10_000))),
  expiresAt: fields.lenient(
    pipe(
      string(),
      isoTimestamp(),
      transform((time) => Date.parse(time)),
    ),
  ),
  tx: optional(unknown()),
  solana: optional(unknown()),
  typedData: optional(unknown()),
})

/** Parses one offer. `undefined` if it is invalid or answers another question. */
export function readOffer(
  value: unknown,
  { amount, from, to, isSame = (one, other) => one === other }: quotesAnswer.Parameters,
): SwapOffer | undefined {
  const result = safeParse(row, value)
  if (!result.success) return undefined
  const { fromAmount, fromAccount, toAmount, toAccount, tx, solana, typedData, ...rest } =
    result.output
  const isAsked = isSame(fromAccount, from) && isSame(toAccount, to) && fromAmount === amount
  if (!isAsked) return undefined
  const call = tx ?? solana ?? typedData
  return {
    ...(rest.id !== undefined && { id: rest.id }),
    // A service that does not say who offers it is the source itself.
    source: rest.source ?? { id: 'service', name: '' },
    kind: rest.kind ?? 'transaction',
    amount: toAmount,
    fees: (rest.fees ?? []).map(({ name, amount, token }) => ({
      name,
      amount,
      ...(token && !isNativeAddress(token) && { token: parseCaipAddress(token).address }),
    })),
    ...(rest.priceImpactBps !== undefined && { priceImpactBps: rest.priceImpactBps }),
    ...(rest.expiresAt !== undefined && { expiresAt: rest.expiresAt }),
    ...(call !== undefined && { call }),
  }
}

/**
 * Parses the answer of `GET /v1/convert/quotes`. Rows that answer another question are left out.
 */
export function quotesAnswer(asked: quotesAnswer.Parameters): GenericSchema<unknown, Offers> {
  return pipe(
    object({ quotes: array(unknown()) }),
    transform(({ quotes }) => {
      const offers = quotes.slice(0, limit).flatMap((value) => readOffer(value, asked) ?? [])
      return { offers, dropped: quotes.length - offers.length }
    }),
  )
}
