import * as v from 'valibot'

const accountId = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[-a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}:[a-zA-Z\d]{1,64}$/,
      'Must be a CAIP-10 id such as eip155:1:0x….',
    ),
    v.description(description),
  )

const slippageMessage = 'Must be a percentage from 0.01 to 50 with at most two decimals.'

/** The parts of requests about swaps. */
export const swapSchemas = {
  from: accountId(
    'CAIP-10 id of the token to pay with. The native currency has the address that apps use for it.',
  ),
  to: accountId('CAIP-10 id of the token to receive, on the same chain.'),
  userAddress: v.pipe(
    v.string(),
    v.regex(
      /^(?:[-a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}:)?[a-zA-Z\d]{1,64}$/,
      'Must be an address, or a CAIP-10 id.',
    ),
    v.description('The account that pays and receives: its address, or its CAIP-10 id.'),
  ),
  amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,78}$/, 'Must be a whole number.'),
    v.description('The amount to pay, in base units, as a whole number.'),
  ),
  gasPrice: v.pipe(
    v.string(),
    v.regex(/^\d{1,30}$/, 'Must be a whole number.'),
    v.description('Wei per unit of gas, as a whole number.'),
  ),
  /** In a URL. */
  slippageText: v.pipe(
    v.string(),
    v.regex(
      /^(?:0\.(?:0[1-9]|[1-9]\d?)|[1-9](?:\.\d{1,2})?|[1-4]\d(?:\.\d{1,2})?|50(?:\.0{1,2})?)$/,
      slippageMessage,
    ),
    v.description('The tolerance in percent, from 0.01 to 50. 1 by default.'),
  ),
  /** In a body. */
  slippage: v.pipe(
    v.number(slippageMessage),
    v.minValue(0.01, slippageMessage),
    v.maxValue(50, slippageMessage),
    v.description('The tolerance in percent, from 0.01 to 50, cut to two decimals. 1 by default.'),
  ),
  quoteId: v.pipe(
    v.string(),
    v.regex(/^[\w-]{22}$/, 'Must be the id of a quote.'),
    v.description('The id of a quote.'),
  ),
} as const
