import { isCleatError } from '@cleat/core/adapter'
import type { OnrampController } from '@cleat/core/onramp'
import type { Shop, Sold } from '../../neighbours/startShop.ts'
import type { Act } from '../scenes/act.ts'
import { openStage, type Stage } from '../scenes/openStage.ts'
import { isPageMeant } from './isPageMeant.ts'
import {
  type OfferedPrice,
  readPrices,
  readPurchaseView,
  type ShownPurchase,
} from './purchaseReview.ts'

/** How far a visitor came with a purchase. */
export type PurchaseEnding = {
  /** Prices that were shown. */
  readonly prices: readonly OfferedPrice[]
  /** Where the visitor was sent to pay. */
  readonly url?: string
} & (
  | { readonly status: 'refused'; readonly why: string }
  /** The visitor paid, or tried to, on the page of the seller. */
  | { readonly status: 'paid'; readonly sold: Sold; readonly shown: ShownPurchase | undefined }
)

const provider = 'coinbase'
const paidIn = 'USD'
const ends: readonly string[] = ['delivered', 'failed', 'refunded', 'expired']
const mostTries = 80

/** A visitor connects, chooses a seller, compares what its page says, pays, and waits. */
export async function playPurchase(
  parameters: Parameters<Act>[0] & { shop: Shop },
): Promise<PurchaseEnding> {
  const { shop } = parameters
  const stage = openStage({ ...parameters, shop })
  try {
    return await visit(stage, parameters)
  } finally {
    await stage.close()
  }
}

async function visit(
  stage: Stage,
  parameters: Parameters<Act>[0] & { shop: Shop },
): Promise<PurchaseEnding> {
  const { scene, payer, shop } = parameters
  const { namespace, connectorId, symbol, text, card = 'pays' } = scene
  const { app, reach } = stage
  const { kit } = app
  let prices: readonly OfferedPrice[] = []
  let url: string | undefined
  const refuse = (why: string): PurchaseEnding => {
    return { status: 'refused', why, prices, ...(url !== undefined && { url }) }
  }
  try {
    await reach('connecting', () => kit.actions.connect({ connectorId, namespace }))
    const onramp = await reach('loading', () => kit.feature('onramp'))
    await reach('asking for prices', () => {
      kit.controllers.router.reset({ name: 'OnRampProviders' })
      kit.controllers.modal.open({})
      onramp.start({ amount: text, purchaseCurrency: symbol, paymentCurrency: paidIn })
      return untilPriced(onramp)
    })
    prices = readPrices(onramp)
    const { purchaseCurrency, paymentCurrency } = onramp.state
    if (purchaseCurrency?.symbol !== symbol || paymentCurrency?.id !== paidIn)
      return refuse('not sold')
    const offered = prices.find((one) => one.provider === provider)
    if (offered && offered.symbol !== symbol) return refuse('another token')
    await reach('opening the seller', () => onramp.openProvider(provider))
    const { buying } = onramp.state
    if (!('url' in buying)) return refuse(buying.status)
    url = buying.url
    const { orderId } = buying
    const read = () => onramp.orders.find(({ id }) => id === orderId)
    const before = read()
    // No further than the browser of a visitor goes.
    const sold = new URL(url).origin === shop.pageUrl ? await shop.open(url) : undefined
    if (!sold || !before) return refuse('nothing to pay')
    const seen = readPurchaseView(before)
    if (!isPageMeant(sold, { seen, payer })) return refuse('the seller’s page says otherwise')
    onramp.markOpened()
    const paid = (await shop.pay(sold, card)) ?? sold
    await reach('following', () => untilEnded(() => read()?.status))
    const after = read()
    return { status: 'paid', prices, url, sold: paid, shown: after && readPurchaseView(after) }
  } catch (error) {
    if (isCleatError(error)) return refuse(error.code)
    throw error
  }
}

/** Waits until every seller has said its price, or why not. */
async function untilPriced(onramp: OnrampController): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { offering, quotesLoading, offers } = onramp.state
    const isIdle = offers.every(({ status }) => status !== 'pending')
    if (offering.status === 'success' && !quotesLoading && isIdle) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Waits for an end, or until nothing more can be expected. */
async function untilEnded(read: () => ShownPurchase['status'] | undefined): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (ends.includes(read() ?? '')) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
