import type { Behaviour } from './behaviour.ts'

/** The request succeeds with `value`, whatever that is. The wallet itself does nothing. */
export function answerGarbage(value: unknown): Behaviour {
  return async () => value
}
