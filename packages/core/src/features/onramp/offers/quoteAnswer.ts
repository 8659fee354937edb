import {
  check,
  type GenericSchema,
  isoTimestamp,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot'
import { fields } from '../../../runtime/api/data/answers/fields.ts'
import type { OnrampAmount } from '../amounts/onrampAmount.ts'
import { toUnits } from '../amounts/toUnits.ts'
import type { OnrampQuote } from './onrampQuote.ts'

export declare namespace quoteAnswer {
  type Parameters = {
    /** What was asked: a plain decimal number of the payment currency. */
    amount: string
    paymentCurrency: string
    /** The id and the symbol of the token. Services answer with either. */
    purchaseCurrency: readonly string[]
    provider: string
  }
}

/** How far the total may be from the typed amount: providers round to what they sell. Percent. */
const tolerance = 1n

/** An unsigned amount with the decimals of the most divisible token. */
const amount: GenericSchema<unknown, OnrampAmount> = pipe(
  object({ amount: fields.numeric, currency: fields.line(64) }),
  check((value) => toUnits(value.amount) !== undefined),
)

/** A quote, and the provider that says it. */
type Said = { readonly provider: string | undefined; readonly quote: OnrampQuote }

const said: GenericSchema<unknown, Said> = pipe(
  object({
    quoteId: fields.line(128),
    purchaseAmount: amount,
    paymentSubtotal: amount,
    networkFee: amount,
    paymentTotal: amount,
    coinbaseFee: optional(amount),
    providerFee: optional(amount),
    provider: optional(string()),
    expiresAt: fields.lenient(
      pipe(
        string(),
        isoTimestamp(),
        transform((time) => Date.parse(time)),
      ),
    ),
  }),
  transform(({ coinbaseFee, providerFee = coinbaseFee, provider, expiresAt, ...rest }) => ({
    // A service that has but one provider says so by the name of its fee.
    provider: provider ?? (coinbaseFee && 'coinbase'),
    quote: {
      ...rest,
      providerFee: providerFee ?? { amount: '0', currency: rest.paymentTotal.currency },
      ...(expiresAt !== undefined && { expiresAt }),
      isPlaceholder: false,
    },
  })),
)

/**
 * Parses the answer of `POST /v1/onramp/quote`. A quote that answers another question, or whose
 * total is not the sum of its parts, is invalid.
 */
export function quoteAnswer(asked: quoteAnswer.Parameters): GenericSchema<unknown, OnrampQuote> {
  return pipe(
    said,
    check(({ provider }) => provider === asked.provider, 'another provider'),
    check(({ quote }) => isAnswer(quote, asked), 'another question'),
    check(({ quote }) => isSum(quote), 'no sum of its parts'),
    transform(({ quote }) => quote),
  )
}

function isAnswer(quote: OnrampQuote, asked: quoteAnswer.Parameters): boolean {
  const { paymentTotal, paymentSubtotal, networkFee, providerFee, purchaseAmount } = quote
  const paid = [paymentTotal, paymentSubtotal, networkFee, providerFee]
  if (paid.some(({ currency }) => currency !== asked.paymentCurrency)) return false
  if (!asked.purchaseCurrency.includes(purchaseAmount.currency)) return false
  const [total, typed] = [read(paymentTotal), toUnits(asked.amount) ?? 0n]
  const difference = total > typed ? total - typed : typed - total
  return read(purchaseAmount) > 0n && difference * 100n <= typed * tolerance
}

function isSum({ paymentTotal, paymentSubtotal, networkFee, providerFee }: OnrampQuote): boolean {
  return read(paymentTotal) === read(paymentSubtotal) + read(networkFee) + read(providerFee)
}

/** `amount` has been parsed. */
function read({ amount: text }: OnrampAmount): bigint {
  return toUnits(text) ?? 0n
}
