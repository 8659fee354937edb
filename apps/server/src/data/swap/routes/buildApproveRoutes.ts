import { Hono } from 'hono'
import * as v from 'valibot'
import type { Address } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { HttpEnv } from '../../../http/httpEnv.ts'
import { Problem } from '../../../http/problem.ts'
import { sdkQuery } from '../../../http/sdkQuery.ts'
import { validQuery } from '../../../http/validQuery.ts'
import { findEvmChain } from '../../chains/findEvmChain.ts'
import type { EvmChain } from '../../chains/openChains.ts'
import { answerFresh, describeData } from '../../routing/describeData.ts'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'
import { hexData, hexNumber } from '../../rpc/hexSchema.ts'
import { NodeRefusedError } from '../../rpc/nodeRefusedError.ts'
import { swapProblems } from '../quotes/swapProblems.ts'
import { readQuestion } from './readQuestion.ts'
import type { SwapEnv } from './swapEnv.ts'
import { swapSchemas } from './swapSchemas.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function balanceOf(address owner) view returns (uint256)',
])
const { amount, userAddress, from, to, quoteId } = swapSchemas
const query = v.object({
  ...sdkQuery,
  userAddress,
  from,
  to,
  amount: v.optional(amount),
  quoteId: v.optional(quoteId),
})
const answerSchema = v.object({
  tx: v.object({
    from: v.string(),
    to: v.pipe(v.string(), v.description('CAIP-10 id of the token.')),
    data: v.string(),
    value: v.literal('0'),
    eip155: v.object({ gas: v.pipe(v.number(), v.integer()), gasPrice: v.string() }),
  }),
  spender: v.pipe(v.string(), v.description('CAIP-10 id of the contract that gets the allowance.')),
  amount: v.pipe(v.string(), v.description('The allowance, in base units. Never unlimited.')),
})

/** More than an approval takes, for tokens whose approval cannot be estimated now. */
const fallbackGas = 100_000

/** An exact approval (wire format of the Data API). */
export function buildApproveRoutes(env: SwapEnv): Hono<HttpEnv> {
  const { chains, guards, clientOf, store, gas, limitBuilds } = env
  return new Hono<HttpEnv>().get(
    '/v1/convert/build-approve',
    describeData({
      operationId: 'buildApproval',
      summary: 'Get the call that approves the amount of a swap',
      answer: answerSchema,
      problems: ['QUOTE_EXPIRED'],
    }),
    limitBuilds,
    validQuery(query),
    ...guards,
    async (context) => {
      const { signal } = context.req.raw
      const given = context.req.valid('query')
      const question = readQuestion({
        chains,
        // Without an amount, the account's balance is approved.
        given: { ...given, amount: given.amount ?? '1' },
        client: clientOf(context),
        toProblem: invalid,
      })
      const chain = findEvmChain(chains, question.chain.id)
      if (question.from.isNative) throw withoutAllowance()
      const kept = given.quoteId === undefined ? undefined : store.get(given.quoteId)
      if (given.quoteId !== undefined && !kept) throw swapProblems.expired()
      const isOther =
        kept &&
        (kept.question.chain.id !== chain.id ||
          kept.question.from.address !== question.from.address ||
          kept.question.user !== question.user)
      if (isOther) throw invalid([{ at: 'quoteId', detail: 'Must be a quote of this account.' }])
      const spender = kept ? kept.quote.spender : chain.spender
      if (!spender) throw withoutSpender(chain.id)
      const token = question.from.address as Address
      const owner = question.user as Address
      const approved =
        given.amount === undefined
          ? (kept?.question.amount ?? (await fetchBalance({ chain, token, owner, signal })))
          : question.amount
      const data = encodeFunctionData({ abi, functionName: 'approve', args: [spender, approved] })
      const [gasLimit, prices] = await Promise.all([
        estimateGas({ chain, token, owner, data, signal }),
        gas.read({ chain, signal }),
      ])
      return answerFresh(context, {
        tx: {
          from: `${chain.id}:${owner}`,
          to: `${chain.id}:${token}`,
          data,
          value: '0',
          eip155: { gas: gasLimit, gasPrice: String(prices.standard) },
        },
        spender: `${chain.id}:${spender}`,
        amount: String(approved),
      })
    },
  )
}

type OfToken = { chain: EvmChain; token: Address; owner: Address; signal: AbortSignal }

async function fetchBalance({ chain, token, owner, signal }: OfToken): Promise<bigint> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] })
  const result = await chain.rpc.call({
    method: 'eth_call',
    params: [{ to: token, data }, 'latest'],
    schema: hexData,
    signal,
  })
  if (result.length === 66) return BigInt(result)
  throw new ChainUnavailableError({ chainId: chain.id, reason: 'balance is not a number' })
}

async function estimateGas(parameters: OfToken & { data: string }): Promise<number> {
  const { chain, token, owner, data, signal } = parameters
  try {
    const estimate = await chain.rpc.call({
      method: 'eth_estimateGas',
      params: [{ from: owner, to: token, data }],
      schema: hexNumber,
      signal,
    })
    return Number(estimate)
  } catch (error) {
    // Some tokens refuse to change an allowance that is not 0.
    if (error instanceof NodeRefusedError) return fallbackGas
    throw error
  }
}

function invalid(errors: readonly { at: string; detail: string }[]): Problem {
  return new Problem('INVALID_QUERY', {
    detail: 'The approval is not possible as it is asked for. See `errors` and correct them.',
    errors,
  })
}

function withoutAllowance(): Problem {
  const detail = 'The native currency needs no allowance.'
  return new Problem('INVALID_QUERY', { detail, errors: [{ at: 'from', detail }] })
}

function withoutSpender(id: string): Problem {
  return new Problem('CHAIN_NOT_SUPPORTED', {
    detail: `The service knows no spender on ${id} for this. Name a quote that is firm.`,
  })
}
