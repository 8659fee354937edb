import type { Shop } from '../../neighbours/startShop.ts'
import type { HeardAnswer } from '../answers/createAnswers.ts'
import type { Act } from '../scenes/act.ts'
import { readHoldings } from '../swaps/readHoldings.ts'
import { judgePurchase } from './judgePurchase.ts'
import { playPurchase } from './playPurchase.ts'
import type { Quote } from './quote.ts'

/** A purchase for the account itself. */
export function buy(shop: Shop): Act {
  return async (parameters) => {
    const { chains, scene, payer: account, answers } = parameters
    const where = { chains, caipNetworkId: scene.caipNetworkId, account }
    const before = await readHoldings(where)
    const ending = await playPurchase({ ...parameters, shop })
    const after = await readHoldings(where)
    const faults = judgePurchase({
      ...{ assets: chains.assets, scene, ending, before, after, pageUrl: shop.pageUrl },
      quotes: answers.heard.flatMap(readQuote),
    })
    const hasAgreed = ending.status === 'paid'
    const wanted = scene.card === 'declined' ? 'failed' : 'delivered'
    const status = hasAgreed ? (ending.shown?.status ?? 'not listed') : ending.why
    return { hasAgreed, why: status === wanted ? undefined : status, faults }
  }
}

function readQuote({ answer, text }: HeardAnswer): readonly Quote[] {
  if (answer !== 'POST /v1/onramp/quote') return []
  const quote: Partial<Quote> = JSON.parse(text)
  return quote.purchaseAmount ? [quote as Quote] : []
}
