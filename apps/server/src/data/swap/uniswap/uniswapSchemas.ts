import * as v from 'valibot'
import { wireSchemas } from '../api/wireSchemas.ts'

const { amount, address, asset, data, quantity } = wireSchemas

/** Answers of Uniswap’s Trading API. */
export const uniswapSchemas = {
  quoteSchema: v.object({
    routing: v.literal('CLASSIC'),
    quote: v.object({
      chainId: v.number(),
      swapper: address,
      input: v.object({ token: asset, amount }),
      output: v.object({ token: asset, amount, recipient: v.nullish(address) }),
      portionAmount: v.optional(amount),
      aggregatedOutputs: v.optional(
        v.array(
          v.object({
            recipient: v.nullish(address),
            amount: v.optional(amount),
            minAmount: v.optional(amount),
          }),
        ),
      ),
      gasUseEstimate: v.optional(quantity),
      priceImpact: v.optional(v.pipe(v.number(), v.finite())),
    }),
  }),

  /** The quote as it is handed back for its call. */
  rawSchema: v.object({ quote: v.record(v.string(), v.unknown()) }),

  swapSchema: v.object({
    swap: v.object({
      to: address,
      from: address,
      data,
      value: quantity,
      chainId: v.number(),
      gasLimit: v.nullish(quantity),
      gasPrice: v.nullish(quantity),
      maxFeePerGas: v.nullish(quantity),
    }),
  }),

  refusal: {
    schema: v.union([
      v.pipe(
        v.object({ errorCode: v.string() }),
        v.transform(({ errorCode }) => errorCode),
      ),
      // An order, or a wrapped coin: neither is a call of the router.
      v.pipe(
        v.object({ routing: v.pipe(v.string(), v.notValue('CLASSIC')) }),
        v.transform(() => 'OtherRouting'),
      ),
    ]),
    noRoute: ['ResourceNotFound', 'OtherRouting'],
  },
}
