import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import { readErrorCode } from './readErrorCode.ts'

export declare namespace translateProviderError {
  type Parameters = {
    error: unknown
    /** The action that failed. It decides the meaning of a rejection. */
    doing: 'connect' | 'switch' | 'request'
    wallet: string
    /** The requested method, or the name of the network for a switch. */
    subject: string
  }
}

/**
 * Converts a wallet's error to a `CleatError` by its code alone, because texts differ by wallet and
 * language. Returns a `CleatError` unchanged.
 * @see EIP-1193 (4001, 4100, 4200, 4900, 4901), EIP-1474 (-32002, -32601), EIP-3326 (4902)
 */
export function translateProviderError(parameters: translateProviderError.Parameters): CleatError {
  const { error, doing, wallet, subject } = parameters
  if (isCleatError(error)) return error
  const ofWallet = { context: { wallet }, cause: error }
  const ofRequest = { context: { wallet, method: subject }, cause: error }
  const ofSwitch = { context: { network: subject, wallet }, cause: error }

  switch (readErrorCode(error)) {
    case 4001:
    // WalletConnect's "user rejected", "user rejected chains" and "user rejected methods".
    case 5000:
    case 5001:
    case 5002:
      if (doing === 'connect') return new CleatError('CONNECTION_USER_REJECTED', ofWallet)
      return doing === 'switch'
        ? new CleatError('NETWORK_SWITCH_REJECTED', ofSwitch)
        : new CleatError('REQUEST_USER_REJECTED', ofRequest)
    case -32002:
      return new CleatError('CONNECTION_PENDING', ofWallet)
    case 4100:
      return new CleatError('WALLET_UNAUTHORIZED', ofRequest)
    case 4200:
    case -32601:
      return doing === 'switch'
        ? new CleatError('NETWORK_SWITCH_UNSUPPORTED', ofSwitch)
        : new CleatError('WALLET_METHOD_UNSUPPORTED', ofRequest)
    case 4900:
    case 4901:
      return new CleatError('WALLET_DISCONNECTED', ofWallet)
    default:
      if (doing === 'connect') return new CleatError('CONNECTION_FAILED', ofWallet)
      return doing === 'switch'
        ? new CleatError('NETWORK_SWITCH_FAILED', ofSwitch)
        : new CleatError('WALLET_ERROR', ofRequest)
  }
}
