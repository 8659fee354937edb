import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import type { SendContext } from '../sendContext.ts'
import type { SendState } from '../sendState.ts'

/** The form as nobody has touched it. */
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

/** Empties the form, and makes all that is being found out for it nobody's. What is on its way stays on it. */
export function resetForm({ state, tasks, internal }: SendContext): void {
  for (const latest of Object.values(tasks)) latest.stop()
  forgetPrepared({ state, tasks, internal })
  Object.assign(state, emptyForm())
}
