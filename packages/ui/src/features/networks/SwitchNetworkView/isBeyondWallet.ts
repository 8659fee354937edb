import { isCleatError } from '@cleat/core'

/** Whether the wallet cannot do it, so that to ask again is of no use. */
export function isBeyondWallet(error: unknown): boolean {
  return (
    isCleatError(error, 'NETWORK_SWITCH_UNSUPPORTED') ||
    isCleatError(error, 'WALLET_METHOD_UNSUPPORTED') ||
    isCleatError(error, 'ADAPTER_FEATURE_MISSING')
  )
}
