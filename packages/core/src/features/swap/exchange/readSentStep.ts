import { readProperty } from '../../../base/errors/readProperty.ts'
import type { SentSwapStep } from '../../../contract/swaps/sentSwapStep.ts'
import { readSent } from '../../../runtime/requests/readSent.ts'

/**
 * Parses the request pipeline's result of a step. An order without its signature or end is left
 * out.
 */
export function readSentStep(answer: unknown): SentSwapStep {
  const order: unknown = readProperty(answer, 'order')
  const [message, signature, expiresAt] = ['message', 'signature', 'expiresAt'].map(
    (key): unknown => readProperty(order, key),
  )
  const isOrder =
    message !== undefined && typeof signature === 'string' && typeof expiresAt === 'number'
  return { ...readSent(answer), ...(isOrder && { order: { message, signature, expiresAt } }) }
}
