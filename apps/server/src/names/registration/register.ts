import type * as v from 'valibot'
import { Problem } from '../../http/problem.ts'
import { nameTerms } from '../terms/nameTerms.ts'
import type { OpenZone } from '../zone/nameZone.ts'
import { acceptJson } from './acceptJson.ts'
import type { AcceptProof } from './acceptProof.ts'
import { readWantedName } from './readWantedName.ts'
import { registerWithProof } from './registerWithProof.ts'
import type { registrationSchema } from './registrationSchema.ts'

/**
 * Registers the name that a message asks for.
 * @throws a `Problem` that says why not
 */
export async function register(parameters: {
  zone: OpenZone
  accept: AcceptProof
  /** Absent: the JSON of clients of the Data API is not taken. */
  claim: acceptJson.Parameters['claim'] | undefined
  now: () => Date
  request: Request
  body: v.InferOutput<typeof registrationSchema>
}): Promise<void> {
  const { zone, accept, claim, now, request, body } = parameters
  const { message, signature, address, coin_type: coinType } = body
  const coin = { coinType: BigInt(coinType) }
  if (claim && message.startsWith('{')) {
    const { name, proof } = await acceptJson({ message, signature, address, claim, now })
    const [, , own = ''] = proof.account.split(':')
    return registerWithProof(zone, { ...coin, name, address: own, proof })
  }
  const name = await readWantedName(message)
  if (name === undefined)
    throw new Problem('SIWX_MESSAGE_INVALID', {
      detail: 'The message does not say that it registers a name. Sign the one that does.',
    })
  const proof = await accept({ request, message, signature, ...nameTerms.register(name) })
  return registerWithProof(zone, { ...coin, name, address, proof })
}
