import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import type { LabelIndex } from './createLabelIndex.ts'

export declare namespace labelRoutes {
  type Parameters = Pick<DataEnv, 'guards'> & {
    /** Without it there are none. */
    labels?: Promise<Pick<LabelIndex, 'find'>> | undefined
  }
}

const query = v.pipe(
  v.object({
    ...sdkQuery,
    chainId: v.pipe(
      v.string(),
      v.regex(/^eip155:[1-9]\d{0,14}$/, 'Must be the CAIP-2 id of an EVM chain.'),
      v.description('CAIP-2 id of the chain.'),
    ),
    contract: v.pipe(
      v.string(),
      v.regex(/^0x[\da-f]{40}$/i, 'Must be an address.'),
      v.description('Who is called, or takes the signature.'),
    ),
    selector: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^0x[\da-f]{8}$/i, 'Must be 4 bytes in hex.'),
        v.description('The function that is called.'),
      ),
    ),
    type: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(2000, 'Must have at most 2000 characters.'),
        v.description('The primary type of typed data, as EIP-712 encodes it.'),
      ),
    ),
    name: v.optional(
      v.pipe(v.string(), v.maxLength(200), v.description('The name in the signed domain.')),
    ),
    version: v.optional(
      v.pipe(v.string(), v.maxLength(200), v.description('The version in the signed domain.')),
    ),
  }),
  v.forward(
    v.check(
      ({ selector, type }) => (selector === undefined) !== (type === undefined),
      'Must be given, or `type` in its place.',
    ),
    ['selector'],
  ),
)
const answer = v.object({
  label: v.pipe(
    v.nullable(
      v.object({
        owner: v.pipe(v.string(), v.description('Whose words they are.')),
        intent: v.pipe(v.string(), v.description('What it does, in the words of the owner.')),
      }),
    ),
    v.description('Not verified: words beside what was decoded, and never in place of it.'),
  ),
})

/** What owners of contracts say of calls and signatures, by files of the operator (ERC-7730). */
export function labelRoutes({ guards, labels }: labelRoutes.Parameters): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get(
    '/v1/labels',
    describeRoute({
      operationId: 'getLabel',
      summary: 'Get what the owner of a contract says about a call or a signature',
      tags: ['Data'],
      responses: {
        200: {
          description: 'The answer',
          content: { 'application/json': { schema: resolver(answer) } },
        },
        ...problemAnswers(
          'INVALID_QUERY',
          'ORIGIN_NOT_ALLOWED',
          'PROJECT_NOT_ALLOWED',
          'RATE_LIMITED',
        ),
      },
    }),
    validQuery(query),
    ...guards,
    async (context) => {
      const asked = context.req.valid('query')
      const { selector, type, name, version } = asked
      const subject = selector?.toLowerCase() ?? type ?? ''
      const label = (await labels)?.find({
        ...{ chainId: Number(asked.chainId.slice('eip155:'.length)), subject },
        contract: asked.contract.toLowerCase(),
        ...(type !== undefined && { domain: { name, version } }),
      })
      // The same for every visitor.
      context.header('Cache-Control', 'public, max-age=300')
      return context.json({ label: label ?? null })
    },
  )
}
