import { isCleatError } from '@cleat/core'

/** Whether the wallet does not support the switch, so that a retry is useless. */
export function isBeyondWallet(error: unknown): boolean {
  return (
    isCleatError(error, 'NETWORK_SWITCH_UNSUPPORTED') ||
    isCleatError(error, 'WALLET_METHOD_UNSUPPORTED') ||
    isCleatError(error, 'ADAPTER_FEATURE_MISSING')
  )
}
