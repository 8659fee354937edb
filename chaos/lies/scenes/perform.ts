import type { Chains } from '../../neighbours/startChains.ts'
import type { Answers } from '../answers/createAnswers.ts'
import type { Reads } from '../answers/observeReads.ts'
import type { Ending } from './ending.ts'
import type { Scene } from './scene.ts'

/** Plays a scene from its start to its end. Rejects where something hangs or breaks. */
export type Perform = (parameters: {
  chains: Chains
  scene: Scene
  answers: Answers
  reads: Reads | undefined
  /** The new address that is paid. */
  to: string
}) => Promise<Ending>
