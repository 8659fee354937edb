import { FrameFault } from '../faults/frameFault.ts'
import type { Stage } from './createStage.ts'

/** Runs what asks the visitor, unless something else does. */
export type TakeTurn = <answer>(signal: AbortSignal, run: () => Promise<answer>) => Promise<answer>

/**
 * One thing at a time is asked of the visitor, from its first step on: two requests of the same
 * moment must not share the stage. What was called off makes room at once.
 */
export function createTurns(stage: Pick<Stage, 'clear'>): TakeTurn {
  let current: AbortSignal | undefined
  return async (signal, run) => {
    if (current && !current.aborted) throw new FrameFault('busy')
    current = signal
    try {
      return await run()
    } finally {
      if (current === signal) {
        current = undefined
        stage.clear()
      }
    }
  }
}
