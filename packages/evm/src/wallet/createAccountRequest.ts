import { readErrorCode } from '@cleat/core/adapter'
import type { GuardedProvider } from '../provider/guardProvider.ts'

/**
 * Creates a function that requests accounts with a prompt and resolves with the wallet's unchecked
 * answer. If the prompt of an earlier call is still open (-32002), that one's answer is awaited.
 * @see EIP-1102
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
