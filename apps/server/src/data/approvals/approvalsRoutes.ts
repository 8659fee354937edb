import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { chainQuery } from '../chains/chainQuery.ts'
import { findEvmChain } from '../chains/findEvmChain.ts'
import { toAccount } from '../chains/toAccount.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData } from '../routing/describeData.ts'
import type { ApprovalsSource } from './approvalsSource.ts'

export declare namespace approvalsRoutes {
  type Parameters = DataEnv & { approvals: ApprovalsSource }
}

const units = (description: string) => v.pipe(v.string(), v.description(description))
const claimSchema = v.pipe(
  v.object({
    kind: v.picklist(['token', 'item', 'collection', 'permit2']),
    token: v.pipe(v.string(), v.description('The contract of the token or of the collection.')),
    spender: v.pipe(v.string(), v.description('Who may take it.')),
    item: v.optional(units('The number of the item (ERC-721).')),
    at: v.optional(v.pipe(v.number(), v.description('Seconds since the epoch.'))),
  }),
  v.metadata({ ref: 'ApprovalClaim' }),
)
const answerSchema = v.object({
  claims: v.pipe(
    v.array(claimSchema),
    v.description('Where approvals may be. Logs can lie and be out of date: read the chain.'),
  ),
  reachedBlock: units('The oldest block that was looked at.'),
  since: v.pipe(
    v.number(),
    v.description('The time of that block in seconds since the epoch; 0 for the first block.'),
  ),
})

/** Where the approvals of an account may be. Asked again later, it may have looked further back. */
export function approvalsRoutes(parameters: approvalsRoutes.Parameters): Hono<HttpEnv> {
  const { chains, guards, approvals } = parameters
  return new Hono<HttpEnv>().get(
    '/v1/approvals/:account',
    describeData({
      operationId: 'getApprovals',
      summary: 'Get where approvals of an account may be',
      answer: answerSchema,
      path: { name: 'account', description: 'An address.' },
    }),
    validQuery(v.object({ ...sdkQuery, chainId: chainQuery })),
    ...guards,
    async (context) => {
      const chain = findEvmChain(chains, context.req.valid('query').chainId)
      const address = toAccount('eip155', context.req.param('account'))
      if (address === undefined) throw invalidAccount()
      const { signal } = context.req.raw
      const { claims, reachedBlock, since } = await approvals.find({ chain, address, signal })
      return answerFresh(context, {
        claims: claims.map(({ item, ...claim }) => ({
          ...claim,
          ...(item !== undefined && { item: String(item) }),
        })),
        reachedBlock: String(reachedBlock),
        since,
      })
    },
  )
}

function invalidAccount(): Problem {
  return new Problem('INVALID_QUERY', {
    detail: 'The account must be an address of an EVM chain, with a correct checksum or none.',
    errors: [{ at: 'account', detail: 'Must be an address.' }],
  })
}
