import type { CleatError } from '../../errors/cleatError.ts'
import { translateProviderError } from './translateProviderError.ts'

/**
 * A wallet's error on a request in our words. Where the chain refused a transaction, that is what it says: what reads it comes
 * when it is needed, and where it does not come the error is the wallet's.
 */
export async function translateRequestError(parameters: {
  error: unknown
  wallet: string
  method: string
}): Promise<CleatError> {
  const { error, wallet, method } = parameters
  const translated = translateProviderError({ error, doing: 'request', wallet, subject: method })
  if (translated.code !== 'WALLET_ERROR') return translated
  const found = await import('./findTransactionError.ts').then(
    ({ findTransactionError }) => findTransactionError({ error, method }),
    () => undefined,
  )
  return found ?? translated
}
