import * as v from 'valibot'

/** What assets are worth. `GET prices?assets=eip155:1,eip155:1:0xA0b8…` */
export type WalletPrices = {
  readonly currency: 'usd'
  /** Without those whose price is not known, or is old. */
  readonly prices: readonly {
    /** CAIP-2 for the coin of a chain, CAIP-10 for a token. As it was asked. */
    readonly asset: string
    /** Of a whole one. */
    readonly price: number
    readonly decimals: number
  }[]
}

/** How many assets are asked for at once. */
const most = 20
const asset = '[-a-z\\d]{3,8}:[-\\w]{1,32}(?::[-.%a-zA-Z\\d]{1,128})?'

/** The query and the answer of `GET prices`. */
export const priceSchemas: {
  readonly most: number
  readonly query: v.GenericSchema<{ readonly assets: string }>
  readonly answer: v.GenericSchema<unknown, WalletPrices>
} = {
  most,
  query: v.strictObject({
    assets: v.pipe(
      v.string(),
      v.maxLength(4_000),
      v.regex(
        new RegExp(`^${asset}(?:,${asset}){0,${most - 1}}$`),
        `Must be 1 to ${most} ids of CAIP-2 or CAIP-10, separated by commas.`,
      ),
      v.description('CAIP-2 ids of coins and CAIP-10 ids of tokens, separated by commas.'),
    ),
  }),
  answer: v.strictObject({
    currency: v.literal('usd'),
    prices: v.array(
      v.strictObject({
        asset: v.pipe(v.string(), v.regex(new RegExp(`^${asset}$`))),
        price: v.pipe(v.number(), v.finite(), v.gtValue(0)),
        decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
      }),
    ),
  }),
}
