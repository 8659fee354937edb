import { parseUnits } from 'viem'
import type { Asset } from '../../neighbours/startChains.ts'
import type { Scene } from '../scenes/scene.ts'
import type { Holdings } from '../swaps/readHoldings.ts'
import type { PurchaseEnding } from './playPurchase.ts'
import type { Quote } from './quote.ts'

/** An estimate may be more than what arrives by so much. What is lower only puts visitors off. */
const mostAbove = 1.1
/** What has to arrive of what the seller promised. Percent. */
const enough = 98n

/**
 * Compares what the app showed of a purchase with its seller, and with what the honest chain says
 * that the account had before and has after it. Returns what was wrong.
 */
export function judgePurchase(parameters: {
  assets: readonly Asset[]
  scene: Scene
  ending: PurchaseEnding
  before: Holdings
  after: Holdings
  /** The origin of the sellers' pages. */
  pageUrl: string
  /** What the sellers really ask. */
  quotes: readonly Quote[]
}): readonly string[] {
  const { assets, scene, ending, before, after, pageUrl, quotes } = parameters
  const { symbol: wanted, caipNetworkId, text } = scene
  const gained = (symbol: string) =>
    (after.amounts.get(symbol) ?? 0n) - (before.amounts.get(symbol) ?? 0n)
  const faults: string[] = []

  for (const symbol of after.amounts.keys())
    if (symbol !== wanted && gained(symbol) !== 0n) faults.push(`moved: ${symbol}`)
  if (ending.url !== undefined && new URL(ending.url).origin !== pageUrl)
    faults.push(`led to ${ending.url}`)
  for (const price of ending.prices) {
    const honest = quotes.findLast(({ provider }) => provider === price.provider)
    if (!honest) {
      faults.push(`${price.provider} has no price`)
      continue
    }
    const { purchaseAmount, paymentSubtotal, paymentTotal } = honest
    if (price.symbol === wanted && Number(price.amount) > Number(purchaseAmount.amount) * mostAbove)
      faults.push(`${price.provider}: ${price.amount} is shown, ${purchaseAmount.amount} arrives`)
    const fees = Number(paymentTotal.amount) - Number(paymentSubtotal.amount)
    if (
      Math.abs(price.fees - fees) > 0.01 * Number(text) ||
      price.currency !== paymentTotal.currency
    )
      faults.push(`${price.provider}: fees of ${price.fees} are shown, ${fees} are taken`)
  }
  if (ending.status === 'refused') {
    if (gained(wanted) !== 0n) faults.push(`nobody bought the ${wanted} that came`)
    return faults
  }

  const { sold, shown } = ending
  if (!shown) return faults
  const asset = assets.find(
    (one) => one.caipNetworkId === caipNetworkId && one.symbol === shown.symbol,
  )
  const read = (amount: string) => parseUnits(amount, asset?.decimals ?? 18)
  if (shown.about !== undefined && Number(shown.about) > Number(sold.amount) * mostAbove)
    faults.push(`about ${shown.about} is shown, ${sold.amount} arrives`)
  if (shown.status !== 'delivered') return faults
  const received = read(shown.received ?? '0')
  if (gained(shown.symbol) === 0n) faults.push('it is called delivered, and is not')
  else if (received > gained(shown.symbol) || received * 100n < read(sold.amount) * enough)
    faults.push(`${shown.received} is called received, ${gained(shown.symbol)} came`)
  if (sold.state !== 'sent') faults.push(`it is called delivered, and is ${sold.state}`)
  return faults
}
