import type { Delivery } from '../delivery.ts'
import { untilTime, type Wait } from '../untilTime.ts'

/** The answer is on its way only when the request has expired. */
export function answerAfterExpiry(parameters: { wait?: Wait | undefined } = {}): Delivery {
  const { wait = untilTime } = parameters
  return async ({ expiresAt, seal }) => {
    const send = await seal()
    await wait(expiresAt)
    await send()
  }
}
