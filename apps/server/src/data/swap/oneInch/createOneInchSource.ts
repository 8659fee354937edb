import * as v from 'valibot'
import type { Drops } from '../../drops/createDrops.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { wireSchemas } from '../api/wireSchemas.ts'
import type { SourceQuote, SwapFee } from '../source/sourceQuote.ts'
import type { OperatorFee } from '../source/swapConfig.ts'
import type { QuoteParameters } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { toFloor } from '../source/toFloor.ts'
import { readOneInchCall } from './readOneInchCall.ts'

export declare namespace createOneInchSource {
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
const token = v.object({ address: asset })
const quoteSchema = v.object({
  srcToken: token,
  dstToken: token,
  dstAmount: amount,
  gas: v.optional(quantity),
  tx: v.optional(
    v.object({
      from: address,
      to: address,
      data,
      value: quantity,
      gas: v.optional(quantity),
      gasPrice: v.optional(quantity),
    }),
  ),
})
const noLiquidity = 'insufficient liquidity'
const refusal = {
  // Its sentences are for people, but only this one means that there is no route.
  schema: v.pipe(
    v.object({ statusCode: v.number(), description: v.string() }),
    v.transform(({ statusCode, description }) =>
      description.toLowerCase().includes(noLiquidity) ? noLiquidity : statusCode,
    ),
  ),
  noRoute: [noLiquidity],
}
/** business.1inch.com, “Classic Swap”, version 6.1. */
const chains: ReadonlySet<string> = new Set(
  [1, 10, 56, 100, 130, 137, 324, 8453, 42161, 43114, 59144].map((id) => `eip155:${id}`),
)
const lifetimeMs = 30_000

/** Prices of 1inch (Classic Swap, version 6.1). */
export function createOneInchSource(parameters: createOneInchSource.Parameters): SwapSource {
  const { api, drops, fee, now = Date.now } = parameters
  const { name } = api

  const fetchQuote = async ({ question, isFirm, signal }: QuoteParameters) => {
    const { chain, from, to, user, slippageBps, gasPrice } = question
    const chainId = chain.id
    const query = new URLSearchParams({
      src: from.address,
      dst: to.address,
      amount: String(question.amount),
      includeTokensInfo: 'true',
      includeGas: 'true',
      ...(fee && { fee: String(fee.bps / 100), referrer: fee.recipient }),
      ...(gasPrice !== undefined && { gasPrice: String(gasPrice) }),
      ...(isFirm && {
        from: user,
        origin: user,
        receiver: user,
        slippage: String(slippageBps / 100),
        disableEstimate: 'true',
        allowPartialFill: 'false',
        // Only the entry point whose floor and receiver can be read.
        compatibility: 'true',
      }),
    })
    const reference = chainId.slice('eip155:'.length)
    const path = `/swap/v6.1/${reference}/${isFirm ? 'swap' : 'quote'}?${query}`
    const answer = await api.ask({ path, question, signal })
    const read = readAnswer({ name, chainId, answer, schema: quoteSchema, refusal, drops })
    if (!read) return undefined
    const { srcToken, dstToken, dstAmount, tx } = read
    const expiresAt = now() + lifetimeMs
    // It is taken of what is sold, and not reported.
    const ownFee = fee && (question.amount * BigInt(fee.bps)) / 10_000n
    const fees = ownFee
      ? [{ name: 'Service fee', amount: ownFee, token: from.address } as const]
      : []
    const pair = [
      [from.address, srcToken.address],
      [to.address, dstToken.address],
    ] as const
    if (!tx) {
      expectAnswerTo({ name, chainId, same: pair, drops })
      const minToAmount = toFloor({ amount: dstAmount, slippageBps })
      return toQuote({ toAmount: dstAmount, minToAmount, gas: read.gas, fees, expiresAt })
    }
    const call = readOneInchCall(tx.data)
    const same = [
      ...pair,
      [user, tx.from],
      [from.address, call?.from],
      [to.address, call?.to],
      [user, call?.receiver],
      [question.amount, call?.amount],
    ] as const
    expectAnswerTo({ name, chainId, same, drops })
    return toQuote({
      toAmount: dstAmount,
      minToAmount: call?.minToAmount ?? 0n,
      gas: tx.gas || read.gas,
      fees,
      expiresAt,
      tx,
    })
  }

  return {
    id: '1inch',
    name: '1inch',
    kind: 'transaction',
    serves: ({ id }) => chains.has(id),
    async quote(wanted) {
      const quote = await fetchQuote(wanted)
      return quote ? [quote] : []
    },
    build: ({ question, signal }) => fetchQuote({ question, isFirm: true, signal }),
  }
}

type Given = {
  toAmount: bigint
  minToAmount: bigint
  gas: bigint | undefined
  fees: readonly SwapFee[]
  expiresAt: number
  tx?: v.InferOutput<typeof quoteSchema>['tx']
}

function toQuote({ toAmount, minToAmount, gas, fees, expiresAt, tx }: Given): SourceQuote {
  return {
    toAmount,
    minToAmount,
    // Absent where `disableEstimate` leaves it at 0.
    ...(gas && { gas }),
    fees,
    expiresAt,
    ...(tx && {
      router: tx.to,
      spender: tx.to,
      call: {
        type: 'evm',
        to: tx.to,
        data: tx.data,
        value: tx.value,
        ...(tx.gasPrice && { gasPrice: tx.gasPrice }),
      },
    }),
  }
}
