import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { describeData } from '../routing/describeData.ts'

const chainList = v.array(v.string())
const answerSchema = v.object({
  http: v.pipe(chainList, v.description('CAIP-2 ids.')),
  ws: v.pipe(chainList, v.description('Always empty: the service offers no WebSockets to chains.')),
})

/** The supported chains (wire format of the Data API). */
export function chainRoutes({ chains, guards }: DataEnv): Hono<HttpEnv> {
  const answer = { http: [...chains.keys()], ws: [] }
  return new Hono<HttpEnv>().get(
    '/v1/supported-chains',
    describeData({
      operationId: 'getSupportedChains',
      summary: 'List the supported chains',
      answer: answerSchema,
    }),
    validQuery(v.object(sdkQuery)),
    ...guards,
    (context) => {
      context.header('Cache-Control', 'public, max-age=300')
      return context.json(answer)
    },
  )
}
