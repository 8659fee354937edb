import type { Delivery } from '../delivery.ts'

/** The wallet ends the session, and answers in it after that. */
export function answerAfterDisconnect(): Delivery {
  return async ({ seal, disconnect }) => {
    const send = await seal()
    await disconnect()
    await send()
  }
}
