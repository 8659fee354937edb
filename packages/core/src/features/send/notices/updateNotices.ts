import type { SendContext } from '../state/sendContext.ts'
import { listNotices } from './listNotices.ts'

/** Updates the warnings about the receiver, which depend on the token. A confirmation is kept. */
export function updateNotices(context: SendContext): void {
  const { receiver, receiverAddress: address } = context.state
  if (receiver.status !== 'success' || address === undefined) return
  const isConfusing = receiver.notices.some(({ type }) => type === 'confusing-name')
  context.state.receiver = {
    ...receiver,
    notices: listNotices(context, {
      address,
      name: context.state.receiverProfileName,
      isConfusing,
    }),
  }
}
