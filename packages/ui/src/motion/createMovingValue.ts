import { spring } from 'framer-motion'
import type { MovingValue } from './movingValue.ts'

/**
 * A value that a spring moves, in each frame. Only the curve is framer-motion's, whose values also
 * animate colours, transforms and keyframes, with ten times the code.
 */
export function createMovingValue(initial: number): MovingValue {
  const listeners = new Set<(value: number) => void>()
  let value = initial
  /** In units a second. */
  let speed = 0
  let frame = 0

  const stop = () => cancelAnimationFrame(frame)
  return {
    get: () => value,
    onChange: (listener) => void listeners.add(listener),
    springTo(target, { visualDuration, velocity = speed, onComplete }) {
      stop()
      const motion = spring({ keyframes: [value, target], velocity, visualDuration, bounce: 0 })
      const start = performance.now()
      let last = 0
      const step = (now: number) => {
        // The frame may have begun before the motion did.
        const time = Math.max(now - start, 0)
        const { value: next, done } = motion.next(time)
        speed = done || time === last ? 0 : ((next - value) / (time - last)) * 1000
        last = time
        value = done ? target : next
        for (const listener of listeners) listener(value)
        if (done) onComplete?.()
        else frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
    destroy() {
      stop()
      listeners.clear()
    },
  }
}
