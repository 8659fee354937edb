import type { Delivery } from '../delivery.ts'

/** Ends the session, then answers in it. */
export function answerAfterDisconnect(): Delivery {
  return async ({ seal, disconnect }) => {
    const send = await seal()
    await disconnect()
    await send()
  }
}
