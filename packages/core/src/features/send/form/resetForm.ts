import type { PaymentsContext } from '../paymentsContext.ts'
import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import type { SendState } from '../sendState.ts'

/** The form as nobody has touched it. */
export function emptyForm(): Omit<SendState, 'sending'> {
  return {
    token: undefined,
    sendTokenAmount: undefined,
    most: undefined,
    receiverText: '',
    receiverAddress: undefined,
    receiverProfileName: undefined,
    receiverProfileImageUrl: undefined,
    receiver: { status: 'idle' },
    preparing: { status: 'idle' },
  }
}

/** Empties the form, and makes all that is being found out for it nobody's. What is on its way stays on it. */
export function resetForm({ state, work, memory }: PaymentsContext): void {
  for (const latest of Object.values(work)) latest.stop()
  forgetPrepared({ state, work, memory })
  Object.assign(state, emptyForm())
}
