import type { SendContext } from '../sendContext.ts'
import type { SendFlow } from '../sendState.ts'

type Running = Exclude<SendFlow, { status: 'idle' }>

/** Says how a payment goes on, as long as it is the one that is shown. */
export function setFlow({ state }: Pick<SendContext, 'state'>, flow: Running): void {
  if (state.sending.status !== 'idle' && state.sending.payment === flow.payment)
    state.sending = flow
}
