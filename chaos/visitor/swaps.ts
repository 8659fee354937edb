import { parseUnits } from 'viem'
import { readSwapReview } from '../lies/swaps/swapReview.ts'
import type { Asset } from '../neighbours/startChains.ts'
import type { World } from '../world.ts'
import type { App } from './app.ts'
import { ask } from './ask.ts'
import type { Step } from './step.ts'

const pairs = [
  ...['ETH USDC', 'DAI USDC', 'USDC DAI'],
  ...['USDC ETH', 'DAI ETH', 'ETH DAI'],
] as const

type Meant = { readonly source: Asset; readonly target: Asset; readonly text: string }
/** What the visitor of a form wants to swap. */
const meant = new WeakMap<App, Meant>()

/** Connects a wallet of a chain with an exchange, or switches to one. */
export function goWhereSwapsAre(world: World, step: Extract<Step, { do: 'exchange' }>): void {
  const { evmNetworks } = world.chains
  const wallet = world.wallets[step.wallet]
  const network = evmNetworks[step.network] ?? evmNetworks[0]
  const app = world.app(step.tab)
  const { account } = app.kit.controllers
  if (!wallet) return
  if (account.get('eip155').status === 'connected')
    return ask(world, step, ({ kit }) => kit.actions.switchNetwork({ network }))
  const { connectorId, namespace } = wallet
  app.hasChosen = true
  ask(world, step, ({ kit }) => kit.actions.connect({ connectorId, namespace }))
}

/** Fills the form in with an amount that no other swap of the run has. */
export function fillSwap(world: World, step: Extract<Step, { do: 'fillSwap' }>): void {
  const app = world.app(step.tab)
  const { kit } = app
  ask(world, step, async () => {
    app.swap ??= await kit.feature('swap')
    const { caipNetworkId } = kit.controllers.network.getActive()
    const [from, into] = (pairs[step.pair % pairs.length] ?? pairs[0]).split(' ')
    const find = (symbol: string | undefined) =>
      world.chains.assets.find(
        (one) => one.caipNetworkId === caipNetworkId && one.symbol === symbol,
      )
    const [source, target] = [find(from), find(into)]
    if (!source || !target) return
    world.swaps += 1
    const text = `0.0${10_000 + world.swaps}`
    meant.set(app, { source, target, text })
    // What is prepared is renewed only while it is seen.
    kit.controllers.router.reset({ name: 'SwapPreview' })
    kit.controllers.modal.open({})
    app.swap.start({
      fromToken: source.address ?? source.symbol,
      toToken: target.address ?? target.symbol,
      amount: text,
    })
  })
}

/** Asks for the review. After an unknown outcome the visitor looks at the chain instead. */
export function reviewSwap(world: World, step: Extract<Step, { do: 'reviewSwap' }>): void {
  const { swap } = world.app(step.tab)
  if (!swap) return
  const { swapping } = swap.state
  if (swapping.status === 'pending' || (swapping.status === 'error' && swapping.isUnknown)) return
  swap.acceptChange()
  ask(world, step, () => swap.prepare())
}

/** The visitor presses the button if the screen shows what was meant. */
export function pressSwap(world: World, step: Extract<Step, { do: 'pressSwap' }>): void {
  const app = world.app(step.tab)
  const { swap } = app
  const wanted = meant.get(app)
  const review = swap && readSwapReview(swap)
  if (!swap || !wanted || !review) return
  const { preparing, swapping } = swap.state
  if (swapping.status === 'pending' || (swapping.status === 'error' && swapping.isUnknown)) return
  if (preparing.status !== 'success' || preparing.loss.level === 'refuse') return
  const { source, target, text } = wanted
  const isShown =
    review.text.padEnd(text.length, '0') === text &&
    review.caipNetworkId === source.caipNetworkId &&
    review.symbol === source.symbol &&
    review.into === target.symbol &&
    !review.isNamedOtherwise
  if (!isShown) return world.journal.count('reviews of swaps that visitors refused')
  // The visitor reads what is lost, and means it.
  if (preparing.loss.level === 'confirm') swap.confirmLoss(review.text)
  world.journal.count('presses of the button of swaps')
  world.journal.swapConsents.push({
    caipNetworkId: source.caipNetworkId,
    from: preparing.prepared.swap.address,
    ...{ source: source.address, target: target.address },
    amount: parseUnits(text, source.decimals),
    least: parseUnits(review.least, target.decimals),
  })
  ask(world, step, () => swap.swap())
}
