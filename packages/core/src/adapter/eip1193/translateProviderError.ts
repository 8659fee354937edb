import { CleatError } from '../../errors/cleatError.ts'
import { isCleatError } from '../../errors/isCleatError.ts'
import { readErrorCode } from './readErrorCode.ts'

export declare namespace translateProviderError {
  type Parameters = {
    error: unknown
    /** What was being done: it decides what a rejection means. */
    doing: 'connect' | 'switch' | 'request'
    wallet: string
    /** The method that was asked, or the name of the network when switching. */
    subject: string
  }
}

/**
 * A wallet's error in our words, by its code alone: texts differ by wallet and language.
 * @see EIP-1193 (4001, 4100, 4200, 4900, 4901), EIP-1474 (-32002, -32601), EIP-3326 (4902)
 */
export function translateProviderError(parameters: translateProviderError.Parameters): CleatError {
  const { error, doing, wallet, subject } = parameters
  if (isCleatError(error)) return error
  const parts = { cause: error }
  const facts = { wallet, method: subject }

  switch (readErrorCode(error)) {
    case 4001:
    // WalletConnect's "user rejected", "user rejected chains" and "user rejected methods".
    case 5000:
    case 5001:
    case 5002:
      if (doing === 'connect')
        return new CleatError('CONNECTION_USER_REJECTED', { context: { wallet }, ...parts })
      return doing === 'switch'
        ? new CleatError('NETWORK_SWITCH_REJECTED', {
            context: { network: subject, wallet },
            ...parts,
          })
        : new CleatError('REQUEST_USER_REJECTED', { context: facts, ...parts })
    case -32002:
      return new CleatError('CONNECTION_PENDING', { context: { wallet }, ...parts })
    case 4100:
      return new CleatError('WALLET_UNAUTHORIZED', { context: facts, ...parts })
    case 4200:
    case -32601:
      return doing === 'switch'
        ? new CleatError('NETWORK_SWITCH_UNSUPPORTED', {
            context: { network: subject, wallet },
            ...parts,
          })
        : new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts, ...parts })
    case 4900:
    case 4901:
      return new CleatError('WALLET_DISCONNECTED', { context: { wallet }, ...parts })
    default:
      if (doing === 'connect')
        return new CleatError('CONNECTION_FAILED', { context: { wallet }, ...parts })
      return doing === 'switch'
        ? new CleatError('NETWORK_SWITCH_FAILED', {
            context: { network: subject, wallet },
            ...parts,
          })
        : new CleatError('WALLET_ERROR', { context: facts, ...parts })
  }
}
