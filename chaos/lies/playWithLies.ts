import { readReceived } from '../judge/readReceived.ts'
import { createReceiver } from '../neighbours/createReceiver.ts'
import type { Chains } from '../neighbours/startChains.ts'
import { type Answers, createAnswers } from './answers/createAnswers.ts'
import type { Lie } from './answers/lie.ts'
import type { Reads } from './answers/observeReads.ts'
import { judgeReview } from './judge/judgeReview.ts'
import { readCoins } from './judge/readCoins.ts'
import type { Ending } from './scenes/ending.ts'
import type { Perform } from './scenes/perform.ts'
import type { Scene } from './scenes/scene.ts'

/** What became of a payment among lies. */
export type Played = {
  readonly answers: Answers
  readonly ending: Ending | undefined
  /** What was shown and not true, and what broke. */
  readonly faults: readonly string[]
}

let runs = 0

/** A node may answer before its block is there. Too low a fee is never in one. */
const blockMs = 1000

/** Plays a scene once, and judges it by the honest chain. */
export async function playWithLies(parameters: {
  chains: Chains
  scene: Scene
  /** The account that pays. */
  payer: string
  perform: Perform
  lies: readonly Lie[]
  reads?: Reads | undefined
}): Promise<Played> {
  const { chains, scene, payer, perform, lies, reads } = parameters
  runs += 1
  const to = createReceiver(scene.namespace, `lies ${process.pid} ${runs}`)
  const answers = createAnswers(lies)
  const faults: string[] = []
  const onRejection = (error: unknown) => {
    const text = error instanceof Error ? error.stack : String(error)
    faults.push(`unhandled: ${text}`)
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onRejection)
  const readPayer = () => readCoins(chains, scene.caipNetworkId, payer)
  const before = await readPayer()
  try {
    const ending = await perform({ chains, scene, answers, reads, to })
    if (ending.status === 'agreed' && ending.failure === undefined)
      await waitUntilPaid(chains, scene, to)
    const after = await readPayer()
    faults.push(...(await judgeReview({ chains, scene, ending, to, before, after })))
    return { answers, ending, faults }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
    return { answers, ending: undefined, faults }
  } finally {
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onRejection)
  }
}

async function waitUntilPaid(chains: Chains, scene: Scene, to: string): Promise<void> {
  const { assets } = chains
  const isMeant = (asset: Chains['assets'][number]) =>
    asset.caipNetworkId === scene.caipNetworkId && asset.symbol === scene.symbol
  const asset = assets.find(isMeant)
  for (const end = Date.now() + blockMs; asset && Date.now() < end; ) {
    if ((await readReceived(chains, asset, to)) > 0n) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
