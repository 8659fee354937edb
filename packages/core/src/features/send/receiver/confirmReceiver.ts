import type { SendContext } from '../state/sendContext.ts'

/** The visitor confirmed a look-alike. Valid until the receiver changes. */
export function confirmReceiver({ state }: Pick<SendContext, 'state'>): void {
  if (state.receiver.status === 'success') state.receiver = { ...state.receiver, isConfirmed: true }
}
