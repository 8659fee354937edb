import { isCleatError } from '@cleat/core/adapter'
import type { SwapController } from '@cleat/core/swap'
import type { Chains } from '../../neighbours/startChains.ts'
import type { Act } from '../scenes/act.ts'
import { openStage, type Stage } from '../scenes/openStage.ts'
import { readSwapReview, type SwapReview } from './swapReview.ts'

/** How far a visitor came with a swap. */
export type SwapEnding =
  | { readonly status: 'refused'; readonly why: string }
  | { readonly status: 'agreed'; readonly review: SwapReview; readonly failure: string | undefined }

/** A visitor connects, fills the form in, reads the review and agrees to each step. */
export async function playSwap(parameters: Parameters<Act>[0]): Promise<SwapEnding> {
  const stage = openStage(parameters)
  try {
    return await visit(stage, parameters)
  } finally {
    await stage.close()
  }
}

async function visit(stage: Stage, { scene, chains }: Parameters<Act>[0]): Promise<SwapEnding> {
  const { namespace, connectorId, caipNetworkId, symbol, into, text } = scene
  const { app, reach } = stage
  const { kit } = app
  /** Two tokens may have one symbol. */
  const nameToken = (one: string | undefined) => {
    const isMeant = (asset: Chains['assets'][number]) =>
      asset.caipNetworkId === caipNetworkId && asset.symbol === one
    return chains.assets.find(isMeant)?.address ?? one
  }
  let where = 'connecting'
  const step = <result>(name: string, run: () => Promise<result>) => {
    where = name
    return reach(name, run)
  }
  try {
    await step('connecting', () => kit.actions.connect({ connectorId, namespace }))
    const network = chains.networks.find(({ id }) => `eip155:${id}` === caipNetworkId)
    if (network && kit.controllers.network.getActive().caipNetworkId !== caipNetworkId)
      await step('switching', () => kit.actions.switchNetwork({ network }))
    const swap = await step('loading', () => kit.feature('swap'))
    const obstacle = await step('filling the form in', () => {
      // The review is renewed only while it is seen.
      kit.controllers.router.reset({ name: 'SwapPreview' })
      kit.controllers.modal.open({})
      swap.start({ fromToken: nameToken(symbol), toToken: nameToken(into), amount: text })
      return untilPriced(swap)
    })
    if (obstacle) return { status: 'refused', why: obstacle }
    await step('preparing', () => swap.prepare())
    const { preparing } = swap.state
    const review = readSwapReview(swap)
    if (!review || preparing.status !== 'success') {
      const why = preparing.status === 'error' ? preparing.error.code : preparing.status
      return { status: 'refused', why }
    }
    if (preparing.loss.level === 'refuse') return { status: 'refused', why: 'a loss' }
    // The visitor reads what is lost, and means it.
    if (preparing.loss.level === 'confirm') swap.confirmLoss(review.text)
    const failure = await step('swapping', () =>
      swap.swap().then(
        () => undefined,
        (error: unknown) => readCode(error),
      ),
    )
    return { status: 'agreed', review, failure }
  } catch (error) {
    return { status: 'refused', why: readCode(error) }
  }

  function readCode(error: unknown): string {
    if (isCleatError(error)) return error.code
    throw new Error(`${where} ${symbol} into ${into}: ${String(error)}`, { cause: error })
  }
}

/** Waits until there is an offer that was tried out. Returns why there is none. */
async function untilPriced(swap: SwapController): Promise<string | undefined> {
  for (let tries = 0; tries < 200; tries += 1) {
    const obstacle = swap.validate()
    const { quoting } = swap.state
    if (!obstacle && quoting.status === 'success' && !quoting.isTrying) return undefined
    if (obstacle === 'failed' || obstacle === 'no-route') return obstacle
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return swap.validate() ?? 'still trying'
}
