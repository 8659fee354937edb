import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../../http/httpEnv.ts'
import { Problem, type ProblemPart } from '../../../http/problem.ts'
import { sdkQuery } from '../../../http/sdkQuery.ts'
import { validQuery } from '../../../http/validQuery.ts'
import { answerFresh, describeData } from '../../routing/describeData.ts'
import { collectQuotes } from '../quotes/collectQuotes.ts'
import { swapProblems } from '../quotes/swapProblems.ts'
import { fetchGasPrice } from './fetchGasPrice.ts'
import { findSources } from './findSources.ts'
import { quoteSchemas } from './quoteSchemas.ts'
import { readQuestion } from './readQuestion.ts'
import type { SwapEnv } from './swapEnv.ts'
import { swapSchemas } from './swapSchemas.ts'
import { toQuoteAnswer } from './toQuoteAnswer.ts'

const { amount, userAddress, from, to, gasPrice, slippageText } = swapSchemas
const query = v.object({
  ...sdkQuery,
  amount,
  userAddress,
  from,
  to,
  gasPrice: v.optional(gasPrice),
  slippage: v.optional(slippageText),
  sources: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200, 'Must be at most 200 characters long.'),
      v.description('Asks only the sources with these ids, separated by commas.'),
    ),
  ),
  firm: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'Must be "true" or "false".'),
      v.description('Whether quotes should have the call that a wallet is asked for.'),
    ),
  ),
})

/** Quotes of all sources (wire format of the Data API). */
export function quoteRoutes(env: SwapEnv): Hono<HttpEnv> {
  const { chains, guards, clientOf, swapSources, store, gas, drops, limitQuotes } = env
  return new Hono<HttpEnv>().get(
    '/v1/convert/quotes',
    describeData({
      operationId: 'getQuotes',
      summary: 'Get quotes for a swap',
      answer: quoteSchemas.quotes,
      problems: ['NO_ROUTE', 'SOURCE_UNAVAILABLE'],
    }),
    limitQuotes,
    validQuery(query),
    ...guards,
    async (context) => {
      const { slippage, sources: wanted, firm, ...given } = context.req.valid('query')
      const { signal } = context.req.raw
      const isFirm = firm === 'true'
      const question = readQuestion({
        chains,
        given: { ...given, slippage: slippage === undefined ? undefined : Number(slippage) },
        client: clientOf(context),
        toProblem: toQueryProblem,
      })
      const sources = findSources({ sources: swapSources, chain: question.chain, wanted })
      const collected = await collectQuotes({ sources, question, isFirm, drops, signal })
      const { quotes, unavailable } = collected
      if (quotes.length === 0) {
        throw unavailable.length > 0 ? swapProblems.unavailable() : swapProblems.noRoute()
      }
      const gasPrice = await fetchGasPrice({ question, offered: quotes, gas, signal }).catch(() => {
        signal.throwIfAborted()
        return undefined
      })
      return answerFresh(context, {
        quotes: quotes.map((offered) => {
          const id = store.add({ ...offered, question })
          return toQuoteAnswer({ id, question, offered, gasPrice })
        }),
        ...(unavailable.length > 0 && { unavailable: unavailable.map(({ id }) => id) }),
      })
    },
  )
}

function toQueryProblem(errors: readonly ProblemPart[]): Problem {
  return new Problem('INVALID_QUERY', {
    detail:
      'The swap is not possible as it is asked for. See `errors`, correct them and try again.',
    errors,
  })
}
