import type { OnrampController } from '@cleat/core/onramp'
import { runIn } from '../browser/page.ts'
import { isPageMeant, sellerNetworks } from '../lies/purchases/isPageMeant.ts'
import { readPurchaseView } from '../lies/purchases/purchaseReview.ts'
import type { Sold } from '../neighbours/startShop.ts'
import type { World } from '../world.ts'
import type { App } from './app.ts'
import { ask } from './ask.ts'
import type { Step } from './step.ts'

const symbols = ['USDC', 'ETH', 'DAI', 'USDC'] as const
const currency = 'USD'
/** In dollars. More than all swaps of a run together bring, so that none passes for a purchase. */
const least = 6000
/** Visitors tidy up: what they left is asked about for a day. */
const mostOrders = 6

/** What the visitor of a form wants to buy. */
const meant = new WeakMap<App, { readonly symbol: string; readonly text: string }>()
/** What the visitor went to a seller for. */
const chosen = new WeakMap<App, string>()
/** The last page of a seller that the visitor had before the eyes. */
const pages = new WeakMap<App, { readonly orderId: string; readonly sold: Sold }>()

/** Fills the form in with an amount that no other purchase of the run has. */
export function fillPurchase(world: World, step: Extract<Step, { do: 'fillPurchase' }>): void {
  const app = world.app(step.tab)
  const { kit } = app
  ask(world, step, async () => {
    app.onramp ??= await kit.feature('onramp')
    const { onramp } = app
    if (!sellerNetworks.has(kit.controllers.network.getActive().caipNetworkId)) return
    for (const { id } of onramp.orders.slice(mostOrders)) onramp.forgetOrder(id)
    world.purchases += 1
    const symbol = symbols[step.asset % symbols.length] ?? symbols[0]
    const text = String(least + (world.purchases % 1500))
    meant.set(app, { symbol, text })
    // Prices are renewed only while they are seen.
    kit.controllers.router.reset({ name: 'OnRampProviders' })
    kit.controllers.modal.open({})
    onramp.start({ amount: text, purchaseCurrency: symbol, paymentCurrency: currency })
  })
}

/** Whether every seller has said its price, or why not. */
export function isOffered({ state }: OnrampController): boolean {
  const { offering, quotesLoading, offers } = state
  const isIdle = offers.every(({ status }) => status !== 'pending')
  return offering.status === 'idle' || (offering.status === 'success' && !quotesLoading && isIdle)
}

/** The visitor chooses a seller if the screen shows what was meant. */
export function chooseSeller(world: World, step: Extract<Step, { do: 'chooseSeller' }>): void {
  const app = world.app(step.tab)
  const { onramp } = app
  const wanted = meant.get(app)
  if (!onramp || !wanted) return
  const { purchaseCurrency, paymentCurrency, paymentAmount, offers } = onramp.state
  const offered = offers.filter(({ status }) => status === 'success' || status === 'error')
  const offer = offered[step.seller % Math.max(1, offered.length)]
  if (!offer) return
  const isShown =
    purchaseCurrency?.symbol === wanted.symbol &&
    paymentCurrency?.id === currency &&
    paymentAmount === wanted.text
  if (!isShown) return world.journal.count('offers that visitors refused')
  world.journal.count('sellers that were chosen')
  chosen.set(app, wanted.symbol)
  ask(world, step, () => onramp.openProvider(offer.provider.id))
}

/** The visitor opens the page of the seller, compares it with the app, and pays by a card. */
export async function payByCard(
  world: World,
  step: Extract<Step, { do: 'payByCard' }>,
): Promise<void> {
  const { shop, journal, wallets } = world
  const app = world.app(step.tab)
  const { onramp } = app
  const { buying } = onramp?.state ?? {}
  if (!shop || !onramp || !buying || !('url' in buying)) return
  const { url, orderId } = buying
  const order = onramp.orders.find(({ id }) => id === orderId)
  if (new URL(url).origin !== shop.pageUrl) {
    journal.faults.push(`led to ${url}`)
    return
  }
  const sold = order && (await openPage(world, app, { url, orderId }))
  if (!sold) return
  const seen = readPurchaseView(order)
  const owner = wallets.find(({ addresses }) => addresses.includes(seen.address))
  const isMeant = seen.symbol === chosen.get(app) && owner !== undefined
  if (!isMeant || !isPageMeant(sold, { seen, payer: seen.address }))
    return journal.count('pages of sellers that visitors left')
  runIn(app.page, () => onramp.markOpened())
  const { address, symbol, caipNetworkId, about = sold.amount } = seen
  journal.purchaseConsents.set(sold.id, { orderId, address, symbol, caipNetworkId, about })
  journal.count('cards that were given')
  await shop.press(sold, { number: step.card })
}

/** Answers what a seller asks about the visitor. */
export async function decide(world: World, step: Extract<Step, { do: 'decide' }>): Promise<void> {
  const { sold } = pages.get(world.app(step.tab)) ?? {}
  if (!sold || !world.shop) return
  await world.shop.press(sold, { decision: step.approved ? 'approve' : 'reject' })
}

/** The next answers of the sellers to the purchase service have a lie each. */
export function lieToService(world: World, step: Extract<Step, { do: 'sellerLie' }>): void {
  const { shop, journal } = world
  shop?.lie({
    seeds: Array.from({ length: step.times }, (_, at) => step.seed + at),
    onLie() {
      journal.count('lies of sellers')
      journal.lastSellerLie = world.at
    },
  })
}

/** The page that is open, or another payment of the same order after a card was declined. */
async function openPage(
  { shop }: World,
  app: App,
  { url, orderId }: { url: string; orderId: string },
): Promise<Sold | undefined> {
  const known = pages.get(app)
  if (!shop) return undefined
  if (known?.orderId !== orderId) {
    const sold = await shop.open(url)
    if (sold) pages.set(app, { orderId, sold })
    return sold
  }
  const all = await shop.list()
  const now = all.find(({ id }) => id === known.sold.id)
  if (now?.state !== 'declined') return now?.state === 'open' ? now : undefined
  await shop.press(now, { again: 'card' })
  const sold = (await shop.list()).findLast(
    ({ orderRef, state }) => orderRef === now.orderRef && state === 'open',
  )
  if (sold) pages.set(app, { orderId, sold })
  return sold
}
