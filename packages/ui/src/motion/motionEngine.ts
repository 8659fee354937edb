import { type AnimationOptions, animateMini, type DOMKeyframesDefinition } from 'framer-motion'
import { createMovingValue } from './createMovingValue.ts'
import type { MovingValue } from './movingValue.ts'

/** From the first value to the last; one alone starts from what is seen. */
export type Motion = {
  readonly opacity?: number | readonly number[]
  readonly transform?: string | readonly string[]
  readonly strokeDashoffset?: readonly number[]
}

/** What animates. Loaded after the first paint, and never where motion is reduced. */
export type MotionEngine = {
  /**
   * The browser's own animation, which a busy page does not disturb.
   * @returns resolves when it is over
   */
  play(element: Element, motion: Motion, options: AnimationOptions): Promise<unknown>
  createValue(initial: number): MovingValue
}

export const motionEngine: MotionEngine = {
  play: (element, motion, options) =>
    // Its own type has mutable lists.
    animateMini(element, { ...motion } as DOMKeyframesDefinition, options).finished,
  createValue: createMovingValue,
}
