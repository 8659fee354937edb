import { html } from 'hono/html'
import type { Purchase } from '../purchases/purchase.ts'
import { renderPage } from './renderPage.ts'
import { toMoney } from './toMoney.ts'

const words: Readonly<Record<Purchase['state'], string>> = {
  open: 'Not paid',
  identity: 'Identity check',
  processing: 'On its way',
  sent: 'Sent',
  declined: 'Declined',
  rejected: 'Rejected',
  refunded: 'Refunded',
  expired: 'Expired',
}

/** All purchases, so that one whose window was closed can be found again. */
export function renderHome(purchases: readonly Purchase[]) {
  const content = html`<div>
<h1>Purchases</h1>
<p class="quiet">Stands for Coinbase, Meld, MoonPay, Stripe and Transak while you develop.</p>
</div>
${
  purchases.length === 0
    ? html`<p class="center quiet">There is none yet. Buy something in an app on this machine.</p>`
    : html`<ul>${purchases
        .toReversed()
        .map(
          ({ id, price, asset, currency, state }) =>
            html`<li><a href="/pay/${id}"><span>${price.crypto} ${asset.symbol} for ${toMoney(price.total, currency)}</span> <span class="number">${words[state]}</span></a></li>`,
        )}</ul>`
}`
  return renderPage({ title: 'Purchases', content })
}
