import { html } from 'hono/html'
import type { Purchase } from '../purchases/purchase.ts'
import { testCards } from '../purchases/testCards.ts'
import { renderFacts } from './renderFacts.ts'
import { toMoney } from './toMoney.ts'

export declare namespace renderPayment {
  type Parameters = {
    purchase: Purchase
    /** What is wrong with the number that was typed. */
    problem?: string | undefined
  }
}

/** The form that takes a card. */
export function renderPayment({ purchase, problem }: renderPayment.Parameters) {
  const { asset, price, currency } = purchase
  return html`<div class="hero">
<h1>${toMoney(price.total, currency)}</h1>
<p class="quiet">for ${price.crypto} ${asset.symbol} on ${asset.network.displayName}</p>
</div>
${renderFacts(purchase)}
<form method="post" autocomplete="off">
<div>
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242"${
    problem ? html` aria-invalid="true" aria-describedby="problem" autofocus` : ''
  }>
${problem ? html`<p class="error" id="problem" role="alert">${problem}</p>` : ''}
</div>
<button>Pay ${toMoney(price.total, currency)}</button>
</form>
<form method="post" aria-labelledby="cards">
<h2 id="cards">Or pay with a test card</h2>
<ul>${testCards.map(
    ({ number, words }) =>
      html`<li><button class="plain" name="number" value="${number}"><span>${words}</span> <span class="number">…${number.slice(-4)}</span></button></li>`,
  )}</ul>
</form>`
}
