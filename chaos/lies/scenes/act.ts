import type { Chains } from '../../neighbours/startChains.ts'
import type { Answers } from '../answers/createAnswers.ts'
import type { Reads } from '../answers/observeReads.ts'
import type { Scene } from './scene.ts'

/** How a scene ended, judged by the honest chain. */
export type Acted = {
  /** Whether the visitor saw a review and agreed. */
  readonly hasAgreed: boolean
  /** Why it did not end as it does without lies. */
  readonly why: string | undefined
  /** What was shown and not true. */
  readonly faults: readonly string[]
}

/** Plays a scene from its start to its end, and judges it. Rejects where something hangs. */
export type Act = (parameters: {
  chains: Chains
  scene: Scene
  /** The account that pays. */
  payer: string
  answers: Answers
  reads: Reads | undefined
}) => Promise<Acted>
