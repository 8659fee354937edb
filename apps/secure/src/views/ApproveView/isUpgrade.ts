import type { FrameRequest } from '@cleat/embedded-wallet/frame'

/** Whether the account takes over code with a request. @see EIP-7702 */
export function isUpgrade({ question }: FrameRequest): boolean {
  return question.method === 'wallet_signCalls' && question.asked.upgrade !== undefined
}
