import { CleatError } from '../../base/errors/cleatError.ts'
import { quote } from '../../base/errors/quote.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { classifyMethod } from './methods.ts'

/** Printable ASCII. Some wallets trim a method's name or ignore its case. */
const form = /^[\x21-\x7e]{1,128}$/

/**
 * Stage 1: rejects methods that are not allowed.
 * @throws `REQUEST_NOT_ALLOWED`
 */
export function checkMethod(request: WalletRequest): void {
  if (request.type !== 'provider:request') return
  const { method } = request
  if (typeof method !== 'string' || !form.test(method))
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: quote(method) } })
  if (classifyMethod(method) === 'forbidden')
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
}
