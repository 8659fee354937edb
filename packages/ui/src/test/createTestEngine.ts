import { type Motion, type MotionEngine, motionEngine } from '../motion/motionEngine.ts'

export type TestEngine = MotionEngine & {
  /** What is being played, by element. */
  readonly played: ReadonlyMap<Element, Motion>
  /** Ends all that is being played. */
  finish(): Promise<void>
}

/** An engine whose animations end on demand: jsdom animates nothing. */
export function createTestEngine(): TestEngine {
  const played = new Map<Element, Motion>()
  let ends: (() => void)[] = []
  return {
    ...motionEngine,
    played,
    play(element, motion) {
      played.set(element, motion)
      return new Promise<void>((end) => ends.push(end))
    },
    async finish() {
      for (const end of ends) end()
      ends = []
      played.clear()
      await Promise.resolve()
    },
  }
}
