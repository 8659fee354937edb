import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../../http/httpEnv.ts'
import { Problem, type ProblemPart } from '../../../http/problem.ts'
import { sdkQuery } from '../../../http/sdkQuery.ts'
import { validQuery } from '../../../http/validQuery.ts'
import { answerFresh, describeData } from '../../routing/describeData.ts'
import { readRequest } from '../../routing/readRequest.ts'
import { buildBest } from '../quotes/buildBest.ts'
import { buildQuote } from '../quotes/buildQuote.ts'
import type { KeptQuote } from '../quotes/createQuoteStore.ts'
import { swapProblems } from '../quotes/swapProblems.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import { fetchGasPrice } from './fetchGasPrice.ts'
import { findSources } from './findSources.ts'
import { quoteSchemas } from './quoteSchemas.ts'
import { readQuestion } from './readQuestion.ts'
import type { SwapEnv } from './swapEnv.ts'
import { swapSchemas } from './swapSchemas.ts'
import { toQuoteAnswer } from './toQuoteAnswer.ts'

const { amount, userAddress, from, to, slippage, quoteId } = swapSchemas
const requestSchema = v.pipe(
  v.object({
    amount,
    userAddress,
    from,
    to,
    eip155: v.optional(v.object({ slippage: v.optional(slippage) })),
    slippage: v.optional(slippage),
    quoteId: v.optional(quoteId),
  }),
  v.metadata({ ref: 'BuildRequest' }),
)

/** The call of a swap (wire format of the Data API). */
export function buildTransactionRoutes(env: SwapEnv): Hono<HttpEnv> {
  const { chains, guards, clientOf, swapSources, store, gas, drops, limitBuilds } = env
  return new Hono<HttpEnv>().post(
    '/v1/convert/build-transaction',
    describeData({
      operationId: 'buildTransaction',
      summary: 'Get the call that a wallet is asked for',
      answer: quoteSchemas.quote,
      body: requestSchema,
      problems: ['INVALID_BODY', 'QUOTE_EXPIRED', 'NO_ROUTE', 'SOURCE_UNAVAILABLE'],
    }),
    limitBuilds,
    validQuery(v.object(sdkQuery)),
    ...guards,
    async (context) => {
      const { raw } = context.req
      const { signal } = raw
      const { eip155, ...given } = await readRequest({ request: raw, schema: requestSchema })
      const slippage = eip155?.slippage ?? given.slippage
      const question = readQuestion({
        chains,
        given: { ...given, slippage },
        client: clientOf(context),
        toProblem: toBodyProblem,
      })
      const kept = given.quoteId === undefined ? undefined : store.get(given.quoteId)
      if (given.quoteId !== undefined && !kept) throw swapProblems.expired()
      if (kept) expectSame({ kept, question, slippage })
      const build = () =>
        kept
          ? buildQuote({ kept, drops, signal })
          : buildBest({
              sources: findSources({ sources: swapSources, chain: question.chain }),
              question,
              drops,
              signal,
            })
      const offered = await build()
      const asked = kept?.question ?? question
      const gasPrice = await fetchGasPrice({ question: asked, offered: [offered], gas, signal })
      const id = given.quoteId ?? store.add({ ...offered, question })
      return answerFresh(context, toQuoteAnswer({ id, question: asked, offered, gasPrice }))
    },
  )
}

type ExpectSame = { kept: KeptQuote; question: SwapQuestion; slippage: number | undefined }

/** A quote is for one account, amount and pair. */
function expectSame({ kept, question, slippage }: ExpectSame): void {
  const { question: quoted } = kept
  const isSameChain = quoted.chain.id === question.chain.id
  const detail = 'Must be that of the quote.'
  const isSlippageSame = slippage === undefined || quoted.slippageBps === question.slippageBps
  const errors = [
    quoted.user !== question.user && { at: '/userAddress', detail },
    quoted.amount !== question.amount && { at: '/amount', detail },
    (!isSameChain || quoted.from.address !== question.from.address) && { at: '/from', detail },
    (!isSameChain || quoted.to.address !== question.to.address) && { at: '/to', detail },
    !isSlippageSame && { at: '/eip155/slippage', detail },
  ].filter((part) => typeof part === 'object')
  if (errors.length > 0) throw toBodyProblem(errors)
}

function toBodyProblem(errors: readonly ProblemPart[]): Problem {
  return new Problem('INVALID_BODY', {
    detail:
      'The swap is not possible as it is asked for. See `errors`, correct them and try again.',
    errors: errors.map(({ at, detail }) => ({ at: at.startsWith('/') ? at : `/${at}`, detail })),
  })
}
