import { readReceived } from '../../judge/readReceived.ts'
import { createReceiver } from '../../neighbours/createReceiver.ts'
import type { Chains } from '../../neighbours/startChains.ts'
import { judgeReview } from '../judge/judgeReview.ts'
import { readCoins } from '../judge/readCoins.ts'
import type { Act } from './act.ts'
import type { Perform } from './perform.ts'
import type { Scene } from './scene.ts'

/** A node may answer before its block is there. Too low a fee is never in one. */
const blockMs = 1000

let runs = 0

/** A payment to an address that is new. */
export function pay(perform: Perform): Act {
  return async ({ payer, ...parameters }) => {
    const { chains, scene } = parameters
    runs += 1
    const to = createReceiver(scene.namespace, `lies ${process.pid} ${runs}`)
    const readPayer = () => readCoins(chains, scene.caipNetworkId, payer)
    const before = await readPayer()
    const ending = await perform({ ...parameters, to })
    const hasAgreed = ending.status === 'agreed'
    if (hasAgreed && ending.failure === undefined) await waitUntilPaid(chains, scene, to)
    const after = await readPayer()
    const faults = await judgeReview({ chains, scene, ending, to, before, after })
    const other = hasAgreed ? ending.review.otherSymbol : undefined
    return { hasAgreed, why: hasAgreed ? (ending.failure ?? other) : ending.why, faults }
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
