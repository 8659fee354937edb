import type { SendContext } from '../sendContext.ts'

/** The visitor looked at a look-alike and means it. Holds for this receiver, until another one is typed. */
export function confirmReceiver({ state }: Pick<SendContext, 'state'>): void {
  if (state.receiver.status === 'success') state.receiver = { ...state.receiver, isConfirmed: true }
}
