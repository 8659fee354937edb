import { formatAmount } from '@cleat/core/adapter'
import { parseUnits } from 'viem'
import { runIn } from '../browser/page.ts'
import type { Asset } from '../neighbours/startChains.ts'
import type { World } from '../world.ts'
import type { App } from './app.ts'
import { ask } from './ask.ts'
import {
  chooseSeller,
  decide,
  fillPurchase,
  isOffered,
  lieToService,
  payByCard,
} from './purchases.ts'
import type { Step } from './step.ts'
import { fillSwap, goWhereSwapsAre, pressSwap, reviewSwap } from './swaps.ts'

const hourMs = 3_600_000
const amounts = ['0.5', '1', '0.002', '0.25', '2', '0.0101'] as const

type Meant = { readonly asset: Asset; readonly text: string; readonly to: string }
/** What the visitor of a form wants to pay. */
const meant = new WeakMap<App, Meant>()

/** Does one step. */
export async function act(world: World, step: Step): Promise<void> {
  const { browser, wallets, prompts, servers, journal } = world
  const { mailbox, clock, storage } = browser
  switch (step.do) {
    case 'reload':
      return world.load(step.tab)
    case 'impostor':
      journal.count('impostors')
      return world.load(step.tab, step.isFirst ? 'first' : 'last')
    case 'connect': {
      const wallet = pick(wallets, step.wallet)
      const { connectorId, namespace } = wallet
      world.app(step.tab).hasChosen = true
      return ask(world, step, ({ kit }) => kit.actions.connect({ connectorId, namespace }))
    }
    case 'disconnect': {
      const { namespace } = pick(wallets, step.wallet)
      return ask(world, step, ({ kit }) => kit.actions.disconnect({ namespace }))
    }
    case 'network': {
      const { networks } = world.chains
      const { account } = world.app(step.tab).kit.controllers
      const inUse = networks.filter(
        ({ chainNamespace = 'eip155' }) => account.get(chainNamespace).status === 'connected',
      )
      // Mostly one that is of use, as visitors do.
      const network = pick(
        step.network % 4 > 0 && inUse.length > 0 ? inUse : networks,
        step.network,
      )
      return ask(world, step, ({ kit }) => kit.actions.switchNetwork({ network }))
    }
    case 'sign': {
      const { namespace } = pick(wallets, step.wallet)
      const message = `Hello at step ${world.at}`
      return ask(world, step, ({ kit }) => kit.actions.signMessage({ message, namespace }))
    }
    case 'open':
      return ask(world, step, ({ kit }) => kit.actions.open({ view: step.view }))
    case 'close':
      return ask(world, step, ({ kit }) => kit.actions.close())
    case 'fill':
      return fill(world, step)
    case 'review': {
      const app = world.app(step.tab)
      return ask(world, step, () => app.send?.prepare())
    }
    case 'press':
      return press(world, step)
    case 'exchange':
      return goWhereSwapsAre(world, step)
    case 'fillSwap':
      return fillSwap(world, step)
    case 'price':
      return await untilPriced(world, step)
    case 'reviewSwap':
      return reviewSwap(world, step)
    case 'pressSwap':
      return pressSwap(world, step)
    case 'fillPurchase':
      return fillPurchase(world, step)
    case 'offers':
      return await untilOffered(world, step)
    case 'chooseSeller':
      return chooseSeller(world, step)
    case 'payByCard':
      return await payByCard(world, step)
    case 'decide':
      return await decide(world, step)
    case 'webhooks':
      return await world.shop?.control({ webhooks: step.how, lateMs: hourMs })
    case 'sellerLie':
      return lieToService(world, step)
    case 'sellerOutage':
      return await world.shop?.control({ isApiUp: step.isUp })
    case 'sellerTime':
      return await world.shop?.control({ advanceMs: step.ms })
    case 'prompt':
      return prompts.take(step.at)?.answer(step.approved)
    case 'act':
      return pick(wallets, step.wallet).act(step.what)
    case 'walletLie':
      journal.count('lies of wallets')
      return pick(wallets, step.wallet).lie(step.seed)
    case 'one': {
      const letter = mailbox.take(step.at)
      return letter && (await servers.answer(letter))
    }
    case 'serviceLie':
      return servers.lie(step)
    case 'serviceFailure': {
      const letter = mailbox.take(step.at)
      if (!letter) return
      journal.count('failures of servers')
      return servers.fail(letter, step.how)
    }
    case 'flow':
      return await flow(world, step.rounds)
    case 'wait':
      return await clock.advance(step.ms, browser.settle)
    case 'jump':
      journal.count('jumps of the clock')
      return clock.jump(step.ms)
    case 'storage': {
      journal.count('losses of storage')
      if (step.how === 'clear') return storage.clear()
      const key = pick(storage.keys, step.at)
      if (key) storage.write(key, step.how === 'forget' ? null : '{"version":9,"value":[null')
      return
    }
    case 'mine':
      return await world.chains.localnet.bitcoin?.mine()
    case 'calm':
      return await calm(world)
    default:
      return step satisfies never
  }
}

/** Lets honest answers and time pass until nothing more happens, at most so many rounds. */
async function flow(world: World, rounds: number): Promise<void> {
  const { browser, servers } = world
  for (let round = 0; round < rounds; round += 1) {
    await browser.clock.advance(30, browser.settle)
    await browser.settle()
    const { mailbox } = browser
    if (mailbox.letters.length === 0 && round > 1) return
    for (let letter = mailbox.take(0); letter; letter = mailbox.take(0)) {
      await servers.answer(letter)
      await browser.settle()
      for (const step of world.takeDue()) await act(world, step)
    }
  }
}

/** The visitor of a form waits until it has a price, and asks again where there is none. */
async function untilPriced(world: World, step: Extract<Step, { do: 'price' }>): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    for (let round = 0; round < 8; round += 1) {
      await world.browser.clock.advance(120, world.browser.settle)
      await flow(world, 1)
    }
    const { page, swap } = world.app(step.tab)
    const { quoting, quote } = swap?.state ?? {}
    if (quoting?.status === 'idle' || quote?.status === 'success') return
    runIn(page, () => swap?.refresh())
  }
}

/** The visitor of a form waits until the sellers have said their prices, and asks again, once. */
async function untilOffered(world: World, step: Extract<Step, { do: 'offers' }>): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    for (let round = 0; round < 8; round += 1) {
      await world.browser.clock.advance(120, world.browser.settle)
      await flow(world, 1)
    }
    const { page, onramp } = world.app(step.tab)
    if (!onramp || isOffered(onramp)) return
    runIn(page, () => onramp.refresh())
  }
}

/** Sellers answer, webhooks that were held back come, and visitors look what became of it all. */
async function calmSellers({ shop, app }: World): Promise<void> {
  if (!shop) return
  shop.lie({ seeds: [], onLie: () => undefined })
  await shop.control({ webhooks: 'in-order', isApiUp: true, advanceMs: 2 * hourMs })
  for (const tab of [0, 1]) {
    const { page, onramp } = app(tab)
    runIn(page, () => {
      for (const { id } of onramp?.orders ?? []) onramp?.resumeOrder(id)
    })
  }
}

/** Ends everything: modals close, wallets refuse, all servers answer, ten minutes pass. */
async function calm(world: World): Promise<void> {
  const { prompts, browser } = world
  world.forgetPutOff()
  await calmSellers(world)
  for (const tab of [0, 1]) {
    const { page, kit } = world.app(tab)
    runIn(page, () => kit.actions.close())
  }
  for (let round = 0; round < 8; round += 1) {
    for (let prompt = prompts.take(0); prompt; prompt = prompts.take(0)) prompt.answer(false)
    await flow(world, 6)
    await browser.clock.advance(round < 6 ? 20_000 : 240_000, browser.settle)
  }
  await flow(world, 10)
}

function fill(world: World, step: Extract<Step, { do: 'fill' }>): void {
  const app = world.app(step.tab)
  const { kit } = app
  ask(world, step, async () => {
    app.send ??= await kit.feature('send')
    const { send } = app
    const { caipNetworkId } = kit.controllers.network.getActive()
    const offered = world.chains.assets.filter((one) => one.caipNetworkId === caipNetworkId)
    const asset = pick(offered, step.asset)
    if (!asset) return
    const text = pick(amounts, step.amount) ?? '1'
    const [namespace = ''] = caipNetworkId.split(':')
    const to = world.createReceiver(namespace)
    meant.set(app, { asset, text, to })
    if (step.how === 'intent') {
      const { address: assetAddress } = asset
      send.start({ to, amount: text, caipNetworkId, ...(assetAddress ? { assetAddress } : {}) })
      return
    }
    send.start()
    const token = send.state.tokenBalances.find((one) => isAsset(one.address, asset))
    if (!token) return
    send.setToken(token)
    send.setAmount(parseUnits(text, token.quantity.decimals))
    send.setReceiver(to)
  })
}

/** The visitor presses the button if the screen shows what was meant. */
function press(world: World, step: Extract<Step, { do: 'press' }>): void {
  const app = world.app(step.tab)
  const wanted = meant.get(app)
  const { send } = app
  if (!send || !wanted) return
  const { preparing, sending } = send.state
  if (sending.status === 'error' && sending.isUnknown) return
  if (preparing.status !== 'success' || preparing.feeBefore) return
  const { payment } = preparing.prepared
  const { asset, to, amount, address: from, network } = payment
  const isShown =
    formatAmount(amount, asset.decimals) === wanted.text &&
    network.caipNetworkId === wanted.asset.caipNetworkId &&
    isAsset(asset.address, wanted.asset) &&
    to.toLowerCase() === wanted.to.toLowerCase()
  if (!isShown) return world.journal.count('previews that visitors refused')
  world.journal.count('presses of the button')
  const isKnown = world.journal.consents.some((one) => one.to === wanted.to)
  if (!isKnown) world.journal.consents.push({ ...wanted, from, at: world.at })
  ask(world, step, () => send.send())
}

function isAsset(address: string | undefined, asset: Asset): boolean {
  const plain = address?.split(':').at(-1)?.toLowerCase()
  return plain === asset.address?.toLowerCase()
}

function pick<item>(items: readonly item[], at: number): item {
  return items[at % Math.max(1, items.length)] as item
}
