import * as v from 'valibot'
import type { Drops } from '../../drops/createDrops.ts'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'

export declare namespace readAnswer {
  type Parameters<schema extends v.GenericSchema> = {
    /** The name of the API. */
    name: string
    chainId: string
    answer: unknown
    schema: schema
    refusal: {
      /** Reads the code of a refusal. */
      readonly schema: v.GenericSchema<unknown, string | number>
      /** The codes that mean that there is no route. */
      readonly noRoute: readonly (string | number)[]
    }
    drops: Drops
  }
}

/**
 * Reads an answer; `undefined` if the API has no route.
 * @throws a `ChainUnavailableError` if it refuses or answers something else
 */
export function readAnswer<const schema extends v.GenericSchema>(
  parameters: readAnswer.Parameters<schema>,
): v.InferOutput<schema> | undefined {
  const { name, chainId, answer, schema, refusal, drops } = parameters
  const read = v.safeParse(schema, answer)
  if (read.success) return read.output
  const refused = v.safeParse(refusal.schema, answer)
  if (!refused.success) {
    drops.add('quote unreadable', chainId)
    throw new ChainUnavailableError({ chainId, reason: `${name}: answer is unreadable` })
  }
  if (refusal.noRoute.includes(refused.output)) return undefined
  // Not a failure of the API, because what was asked can cause it. Its words are not logged: they
  // may repeat an account or a key.
  throw new ChainUnavailableError({ chainId, reason: `${name}: refused`, isOwnLimit: true })
}
