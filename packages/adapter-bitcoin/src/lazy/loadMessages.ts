import { CleatError } from '@cleat/core/adapter'
import type { verifyMessage } from '../messages/verifyMessage.ts'

export type Messages = { readonly verifyMessage: typeof verifyMessage }

/**
 * Loads what verifies signatures of texts.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadMessages(): Promise<Messages> {
  try {
    return await import('../messages/verifyMessage.ts')
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
