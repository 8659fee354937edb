import type { CleatError } from '../../errors/cleatError.ts'
import { toCleatError } from '../../errors/toCleatError.ts'
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
 * A wallet's error in our words, by its code alone: texts differ by wallet and language. One of ours stays as it is.
 * @see EIP-1193 (4001, 4100, 4200, 4900, 4901), EIP-1474 (-32002, -32601), EIP-3326 (4902)
 */
export function translateProviderError(parameters: translateProviderError.Parameters): CleatError {
  const { error, doing, wallet, subject } = parameters
  const connecting = { context: { wallet } }
  const switching = { context: { network: subject, wallet } }
  const asking = { context: { wallet, method: subject } }

  switch (readErrorCode(error)) {
    case 4001:
    // WalletConnect's "user rejected", "user rejected chains" and "user rejected methods".
    case 5000:
    case 5001:
    case 5002:
      if (doing === 'connect') return toCleatError(error, 'CONNECTION_USER_REJECTED', connecting)
      return doing === 'switch'
        ? toCleatError(error, 'NETWORK_SWITCH_REJECTED', switching)
        : toCleatError(error, 'REQUEST_USER_REJECTED', asking)
    case -32002:
      return toCleatError(error, 'CONNECTION_PENDING', connecting)
    case 4100:
      return toCleatError(error, 'WALLET_UNAUTHORIZED', asking)
    case 4200:
    case -32601:
      return doing === 'switch'
        ? toCleatError(error, 'NETWORK_SWITCH_UNSUPPORTED', switching)
        : toCleatError(error, 'WALLET_METHOD_UNSUPPORTED', asking)
    case 4900:
    case 4901:
      return toCleatError(error, 'WALLET_DISCONNECTED', connecting)
    default:
      if (doing === 'connect') return toCleatError(error, 'CONNECTION_FAILED', connecting)
      return doing === 'switch'
        ? toCleatError(error, 'NETWORK_SWITCH_FAILED', switching)
        : toCleatError(error, 'WALLET_ERROR', asking)
  }
}
