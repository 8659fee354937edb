import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { chainQuery } from '../chains/chainQuery.ts'
import { findEvmChain } from '../chains/findEvmChain.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData } from '../routing/describeData.ts'
import type { GasSource } from './createGasSource.ts'

export declare namespace gasRoutes {
  type Parameters = DataEnv & { gas: GasSource }
}

const wei = v.pipe(v.string(), v.description('Wei per unit of gas, as a whole number.'))
const answerSchema = v.object({ standard: wei, fast: wei, instant: wei })

/** Gas prices (wire format of the Data API). */
export function gasRoutes(parameters: gasRoutes.Parameters): Hono<HttpEnv> {
  const { chains, guards, gas } = parameters
  return new Hono<HttpEnv>().get(
    '/v1/convert/gas-price',
    describeData({
      operationId: 'getGasPrice',
      summary: 'Get the gas prices of a chain',
      answer: answerSchema,
    }),
    validQuery(v.object({ ...sdkQuery, chainId: chainQuery })),
    ...guards,
    async (context) => {
      const chain = findEvmChain(chains, context.req.valid('query').chainId)
      const { signal } = context.req.raw
      const { standard, fast, instant } = await gas.read({ chain, signal })
      return answerFresh(context, {
        standard: String(standard),
        fast: String(fast),
        instant: String(instant),
      })
    },
  )
}
