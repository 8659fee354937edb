import type { DecodedExchange } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { decodeExchange } from '../../swaps/decode/decodeExchange.ts'
import type { SwapSample } from './swapSample.ts'

const fields = {
  router: 'router',
  source: 'token',
  target: 'target',
  amount: 'amount',
  minReceived: 'minimum',
  receiver: 'to',
  deadline: 'deadline',
} as const satisfies { [key in Exclude<keyof DecodedExchange, 'type'>]: string }

/**
 * What becomes of a call where the visitor confirmed `facts`: `accepted`, or the field or the code
 * that it is refused with.
 */
export async function judgeCall({ facts, ...sample }: SwapSample): Promise<string> {
  try {
    const read = await decodeExchange({ ...sample, account: facts.receiver })
    const differs = (key: keyof typeof fields) => read[key] !== facts[key]
    const found = (Object.keys(fields) as (keyof typeof fields)[]).find(differs)
    return found ? fields[found] : 'accepted'
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    if (isCleatError(error)) return error.code
    throw error
  }
}
