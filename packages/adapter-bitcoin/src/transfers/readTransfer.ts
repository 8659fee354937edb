import { CleatError } from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'

/**
 * Reads the parameters of a payment.
 * @throws `REQUEST_NOT_ALLOWED`
 */
export function readTransfer(params: unknown): { recipient: string; amount: bigint } {
  const recipient = readPart(params, 'recipient')
  const amount = readPart(params, 'amount')
  const isText = typeof amount === 'string' && /^[1-9]\d{0,15}$/.test(amount)
  if (typeof recipient === 'string' && (isText || typeof amount === 'bigint'))
    return { recipient, amount: BigInt(amount) }
  throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'sendTransfer' } })
}
