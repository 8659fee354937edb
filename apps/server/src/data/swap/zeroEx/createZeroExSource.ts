import * as v from 'valibot'
import type { Drops } from '../../drops/createDrops.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { wireSchemas } from '../api/wireSchemas.ts'
import { isWithinFee } from '../source/isWithinFee.ts'
import type { SourceQuote, SwapFee } from '../source/sourceQuote.ts'
import type { OperatorFee } from '../source/swapConfig.ts'
import type { QuoteParameters } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'

export declare namespace createZeroExSource {
  type Parameters = {
    api: SwapApi
    drops: Drops
    /** @default none */
    fee?: OperatorFee | undefined
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const { amount, address, asset, data, quantity } = wireSchemas
const taken = v.nullish(v.object({ amount, token: asset }))
const priceSchema = v.object({
  liquidityAvailable: v.literal(true),
  sellToken: asset,
  buyToken: asset,
  sellAmount: amount,
  buyAmount: amount,
  minBuyAmount: amount,
  allowanceTarget: v.nullish(address),
  gas: v.nullish(quantity),
  fees: v.optional(v.object({ integratorFee: taken, zeroExFee: taken, gasFee: taken })),
  transaction: v.optional(
    v.object({
      to: address,
      data,
      value: quantity,
      gas: v.nullish(quantity),
      gasPrice: v.nullish(quantity),
    }),
  ),
})
const noLiquidity = 'NO_LIQUIDITY'
const refusal = {
  schema: v.union([
    v.pipe(
      v.object({ liquidityAvailable: v.literal(false) }),
      v.transform(() => noLiquidity),
    ),
    v.pipe(
      v.object({ name: v.string() }),
      v.transform(({ name }) => name),
    ),
  ]),
  noRoute: [
    noLiquidity,
    'TOKEN_NOT_SUPPORTED',
    'BUY_TOKEN_NOT_AUTHORIZED_FOR_TRADE',
    'SELL_TOKEN_NOT_AUTHORIZED_FOR_TRADE',
    'SWAP_VALIDATION_FAILED',
  ],
}
/** docs.0x.org, “Supported Chains”. */
const chains: ReadonlySet<string> = new Set(
  [1, 10, 56, 130, 137, 143, 5000, 8453, 42161, 43114, 59144, 80094, 534352].map(
    (id) => `eip155:${id}`,
  ),
)
const lifetimeMs = 30_000

/** Prices of 0x (Swap API, version 2, with its AllowanceHolder contract). */
export function createZeroExSource(parameters: createZeroExSource.Parameters): SwapSource {
  const { api, drops, fee, now = Date.now } = parameters

  const fetchQuote = async ({ question, isFirm, signal }: QuoteParameters) => {
    const { chain, from, to, user, slippageBps, gasPrice } = question
    const chainId = chain.id
    const query = new URLSearchParams({
      chainId: chainId.slice('eip155:'.length),
      sellToken: from.address,
      buyToken: to.address,
      sellAmount: String(question.amount),
      taker: user,
      slippageBps: String(slippageBps),
      ...(fee && {
        swapFeeRecipient: fee.recipient,
        swapFeeBps: String(fee.bps),
        // Of what is bought, so that it stands beside what arrives.
        swapFeeToken: to.address,
      }),
      ...(gasPrice !== undefined && { gasPrice: String(gasPrice) }),
    })
    const path = `/swap/allowance-holder/${isFirm ? 'quote' : 'price'}?${query}`
    const answer = await api.ask({ path, question, signal })
    const { name } = api
    const read = readAnswer({ name, chainId, answer, schema: priceSchema, refusal, drops })
    if (!read) return undefined
    const own = read.fees?.integratorFee
    const isFair = isWithinFee({ taken: own?.amount ?? 0n, left: read.buyAmount, fee })
    const same = [
      [from.address, read.sellToken],
      [to.address, read.buyToken],
      [question.amount, read.sellAmount],
      [to.address, own?.token ?? to.address],
      [to.address, isFair ? to.address : undefined],
    ] as const
    expectAnswerTo({ name, chainId, same, drops })
    return toQuote(read, now() + lifetimeMs)
  }

  return {
    id: '0x',
    name: '0x',
    kind: 'transaction',
    serves: ({ id }) => chains.has(id),
    async quote(wanted) {
      const quote = await fetchQuote(wanted)
      return quote ? [quote] : []
    },
    build: ({ question, signal }) => fetchQuote({ question, isFirm: true, signal }),
  }
}

function toQuote(read: v.InferOutput<typeof priceSchema>, expiresAt: number): SourceQuote {
  const { fees, transaction } = read
  const gas = transaction?.gas ?? read.gas
  const listed = [
    { name: 'Service fee', fee: fees?.integratorFee },
    { name: 'Provider fee', fee: fees?.zeroExFee },
    { name: 'Network fee', fee: fees?.gasFee },
  ] as const
  return {
    toAmount: read.buyAmount,
    minToAmount: read.minBuyAmount,
    ...(read.allowanceTarget && { spender: read.allowanceTarget }),
    ...(gas && { gas }),
    fees: listed.flatMap(({ name, fee }): SwapFee[] => (fee ? [{ name, ...fee }] : [])),
    expiresAt,
    ...(transaction && {
      router: transaction.to,
      call: {
        type: 'evm',
        to: transaction.to,
        data: transaction.data,
        value: transaction.value,
        gasPrice: transaction.gasPrice ?? undefined,
      },
    }),
  }
}
