import { html } from 'hono/html'
import type { Purchase } from '../purchases/purchase.ts'
import { shorten } from './shorten.ts'
import { toMoney } from './toMoney.ts'

/** What is bought, for how much, and where it goes. */
export function renderFacts(purchase: Purchase) {
  const { asset, price, currency, address, txHash } = purchase
  const facts: readonly (readonly [name: string, value: string, isWhole?: boolean])[] = [
    ['Network', asset.network.displayName],
    ['To', address],
    ['Provider fee', toMoney(price.providerFee, currency)],
    ['Network fee', toMoney(price.networkFee, currency)],
    ['Total', toMoney(price.total, currency)],
    ...(txHash ? [['Transaction', txHash] as const] : []),
  ]
  return html`<dl>${facts.map(
    ([name, value]) =>
      html`<dt>${name}</dt><dd${name === 'Total' ? html` class="strong"` : ''}>${
        value.length > longest ? html`<span title="${value}">${shorten(value)}</span>` : value
      }</dd>`,
  )}</dl>`
}

const longest = 24
