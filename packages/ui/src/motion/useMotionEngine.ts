import { useContext } from 'react'
import { engineContext } from './engineContext.ts'
import type { MotionEngine } from './motionEngine.ts'

/** What animates, or `undefined` while nothing may move. */
export function useMotionEngine(): MotionEngine | undefined {
  return useContext(engineContext)
}
