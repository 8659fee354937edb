import { type Context, createContext } from 'react'
import type { MotionEngine } from './motionEngine.ts'

/** `undefined` until it is loaded, and where motion is reduced. */
export const engineContext: Context<MotionEngine | undefined> = createContext<
  MotionEngine | undefined
>(undefined)
