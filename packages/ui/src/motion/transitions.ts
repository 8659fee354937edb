import type { AnimationOptions } from 'framer-motion'
import type { Spring } from './movingValue.ts'

/** What leaves is gone after this share of the time, before what comes can be read. */
const share = 0.44

/** Decelerates, as `--cleat-ease` does. */
export const ease = [0.2, 0, 0, 1] as const

export function toLeaving(duration: number): AnimationOptions {
  return { duration: duration * share, ease: 'easeOut' }
}

export function toComing(duration: number): AnimationOptions {
  const delay = duration * (share - 0.1)
  return { duration, ease, opacity: { duration: duration - delay, delay, ease: 'easeOut' } }
}

/** A sheet that was let go. */
export const sinking: Spring = { visualDuration: 0.2 }
