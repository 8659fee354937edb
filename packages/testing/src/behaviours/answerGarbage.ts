import type { Behaviour } from './behaviour.ts'

/** Answers a request with any `value`. The wallet does nothing. */
export function answerGarbage(value: unknown): Behaviour {
  return async () => value
}
