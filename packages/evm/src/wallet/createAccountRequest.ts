import { readErrorCode } from '@cleat/core/adapter'
import type { GuardedProvider } from '../provider/guardProvider.ts'

/**
 * Requests accounts with a prompt (EIP-1102). A prompt of an earlier attempt that is still open
 * (-32002) is awaited, so that prompts do not pile up.
 */
export function createAccountRequest(
  provider: Pick<GuardedProvider, 'request'>,
): () => Promise<unknown> {
  let pending: Promise<unknown> | undefined
  return async () => {
    const earlier = pending
    const current = provider.request({ method: 'eth_requestAccounts' })
    pending = current
    return current.catch((error) => {
      if (readErrorCode(error) !== -32002 || !earlier) throw error
      pending = earlier
      return earlier
    })
  }
}
