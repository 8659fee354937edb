import { moveToChain } from '@cleat/core/adapter'

/** `moveToChain`, loaded by the first switch. */
export function moveWallet(parameters: moveToChain.Parameters): Promise<void> {
  return moveToChain(parameters)
}
