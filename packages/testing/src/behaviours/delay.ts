import type { Behaviour } from './behaviour.ts'

/** Waits `ms` milliseconds, then runs `next`. @default the ordinary answer */
export function delay(ms: number, next: Behaviour = ({ proceed }) => proceed()): Behaviour {
  return async (call) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return next(call)
  }
}
