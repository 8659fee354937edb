import type { AnimationOptions } from 'framer-motion'
import type { Spring } from './motionEngine.ts'
import { readSeconds } from './readSeconds.ts'

/** What leaves is gone after this share of the time, before what comes can be read. */
const share = 0.44

/** Decelerates, as `--cleat-ease` does. */
export const ease = [0.2, 0, 0, 1] as const

export function toLeaving(element: Element): AnimationOptions {
  return { duration: readSeconds(element, '--cleat-view') * share, ease: 'easeOut' }
}

export function toComing(element: Element): AnimationOptions {
  const duration = readSeconds(element, '--cleat-view')
  const delay = duration * (share - 0.1)
  return { duration, ease, opacity: { duration: duration - delay, delay, ease: 'easeOut' } }
}

export function toSettling(element: Element): Spring {
  return { visualDuration: readSeconds(element, '--cleat-height') }
}

/** A sheet that was let go. */
export const sinking: Spring = { visualDuration: 0.2 }
