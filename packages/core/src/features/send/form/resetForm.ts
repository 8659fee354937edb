import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import type { SendContext } from '../sendContext.ts'
import type { SendState } from '../sendState.ts'

/** An empty form. */
export function emptyForm(): Omit<SendState, 'sending'> {
  return {
    token: undefined,
    sendTokenAmount: undefined,
    max: undefined,
    receiverText: '',
    receiverAddress: undefined,
    receiverProfileName: undefined,
    receiverProfileImageUrl: undefined,
    receiver: { status: 'idle' },
    preparing: { status: 'idle' },
  }
}

/** Clears the form and aborts its lookups. A payment in progress continues. */
export function resetForm({ state, tasks, internal }: SendContext): void {
  for (const latest of Object.values(tasks)) latest.stop()
  forgetPrepared({ state, tasks, internal })
  Object.assign(state, emptyForm())
}
