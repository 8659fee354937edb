import * as v from 'valibot'
import { ChainUnavailableError } from './chainUnavailableError.ts'
import type { Upstream } from './createUpstream.ts'

/** A client of Esplora's REST API for Bitcoin. */
export type Esplora = {
  readonly chainId: string
  get<const schema extends v.GenericSchema>(parameters: {
    path: string
    schema: schema
    signal: AbortSignal
  }): Promise<v.InferOutput<schema>>
}

export function createEsplora(upstream: Upstream): Esplora {
  const { chainId } = upstream
  return {
    chainId,
    async get({ path, schema, signal }) {
      const result = v.safeParse(schema, await upstream.send({ path, signal }))
      if (result.success) return result.output
      throw new ChainUnavailableError({ chainId, reason: 'answer is not what it should be' })
    },
  }
}
