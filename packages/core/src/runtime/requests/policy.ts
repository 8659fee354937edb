import { CleatError } from '../../base/errors/cleatError.ts'
import { quote } from '../../base/errors/quote.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { classifyMethod } from './methods.ts'

/**
 * Stage 1: rejects methods that are not allowed.
 * @throws `REQUEST_NOT_ALLOWED`
 */
export function policy(request: WalletRequest): void {
  if (request.type !== 'provider:request') return
  const { method } = request
  if (typeof method !== 'string')
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: quote(method) } })
  if (classifyMethod(method) === 'forbidden')
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
}
