import type { Delivery } from '../delivery.ts'
import { untilTime, type Wait } from '../untilTime.ts'

/** Sends the answer after the request has expired. */
export function answerAfterExpiry(parameters: { wait?: Wait | undefined } = {}): Delivery {
  const { wait = untilTime } = parameters
  return async ({ expiresAt, seal }) => {
    const send = await seal()
    await wait(expiresAt)
    await send()
  }
}
