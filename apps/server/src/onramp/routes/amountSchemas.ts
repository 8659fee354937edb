import * as v from 'valibot'

/** Numbers are taken from older clients. Those that are no plain decimal are refused. */
const plain = (digits: number) =>
  v.pipe(
    v.union([v.string(), v.number()], 'Must be an amount.'),
    v.transform(String),
    v.regex(
      new RegExp(`^(?!0+(?:\\.0+)?$)\\d{1,12}(?:\\.\\d{1,${digits}})?$`),
      `Must be a decimal above zero with at most ${digits} digits behind the point.`,
    ),
  )

const answered = v.object({
  amount: v.pipe(v.string(), v.description('A decimal, such as `98.50`.')),
  currency: v.string(),
})

/** Amounts of requests and answers. */
export const amountSchemas = {
  /** Of a currency that is paid with. */
  fiat: plain(2),
  /** Of a cryptocurrency. */
  crypto: plain(18),
  answered,
}
