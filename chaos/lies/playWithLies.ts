import type { Chains } from '../neighbours/startChains.ts'
import { type Answers, createAnswers } from './answers/createAnswers.ts'
import type { Lie } from './answers/lie.ts'
import type { Reads } from './answers/observeReads.ts'
import type { Act, Acted } from './scenes/act.ts'
import type { Scene } from './scenes/scene.ts'

/** What became of a scene among lies. */
export type Played = {
  readonly answers: Answers
  readonly acted: Acted | undefined
  /** What was shown and not true, and what broke. */
  readonly faults: readonly string[]
}

/** Plays a scene once, and notes what broke. */
export async function playWithLies(parameters: {
  chains: Chains
  scene: Scene
  /** The account that pays. */
  payer: string
  act: Act
  lies: readonly Lie[]
  reads?: Reads | undefined
}): Promise<Played> {
  const { chains, scene, payer, act, lies, reads } = parameters
  const answers = createAnswers(lies)
  const faults: string[] = []
  const onRejection = (error: unknown) => {
    const text = error instanceof Error ? error.stack : String(error)
    faults.push(`unhandled: ${text}`)
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onRejection)
  try {
    const acted = await act({ chains, scene, payer, answers, reads })
    faults.push(...acted.faults)
    return { answers, acted, faults }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
    return { answers, acted: undefined, faults }
  } finally {
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onRejection)
  }
}
