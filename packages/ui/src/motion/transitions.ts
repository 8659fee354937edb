import type { AnimationOptions } from 'framer-motion'
import type { Spring } from './motionEngine.ts'

/** Seconds, as framer-motion counts. */
const leaveS = 0.08
const viewS = 0.18

/** What leaves is gone before what comes can be read. */
export const leaving: AnimationOptions = { duration: leaveS, ease: 'easeOut' }

/** Decelerates, as `--cleat-ease` does. */
export const coming: AnimationOptions = {
  duration: viewS,
  ease: [0.2, 0, 0, 1],
  opacity: { duration: viewS - leaveS + 0.02, delay: leaveS - 0.02, ease: 'easeOut' },
}

export const settling: Spring = { visualDuration: 0.22 }

/** A sheet that was let go. */
export const sinking: Spring = { visualDuration: 0.2 }
