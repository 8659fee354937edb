import { html } from 'hono/html'
import type { Purchase } from '../purchases/purchase.ts'
import { icons } from './icons.ts'
import { outcomes } from './outcomes.ts'
import { renderFacts } from './renderFacts.ts'
import { renderPage } from './renderPage.ts'
import { renderPayment } from './renderPayment.ts'

export declare namespace renderPurchase {
  type Parameters = {
    purchase: Purchase
    provider: string
    /** What is wrong with the number that was typed. */
    problem?: string | undefined
  }
}

/** The page of a purchase in its state. */
export function renderPurchase({ purchase, provider, problem }: renderPurchase.Parameters) {
  const { state } = purchase
  if (state === 'open') {
    const content = renderPayment({ purchase, problem })
    return renderPage({ title: 'Pay', provider, state, content })
  }
  if (state === 'processing') {
    const title = 'Your payment is on its way'
    const content = html`<div class="center">
<span class="mark ring"></span>
<h1>${title}</h1>
<p class="quiet">This takes a moment. You can leave, and the app tells you when it is done.</p>
</div>
${renderFacts(purchase)}
${renderBack(purchase)}`
    return renderPage({ title, provider, state, content })
  }
  const { icon, tone, title, text } = outcomes[state](purchase)
  const content = html`<div class="center">
<span class="mark ${tone}">${icons[icon]}</span>
<h1>${title}</h1>
<p class="quiet">${text}</p>
</div>
${renderFacts(purchase)}
${state === 'identity' ? decision : ''}
${state === 'declined' ? another : ''}
${state === 'identity' ? '' : renderBack(purchase)}`
  return renderPage({ title, provider, state, content })
}

const decision = html`<form class="actions" method="post">
<button name="decision" value="approve">Approve</button>
<button class="plain" name="decision" value="reject">Reject</button>
</form>`

const another = html`<form class="actions" method="post">
<button name="again" value="card">Pay with another card</button>
</form>`

function renderBack({ redirectUrl }: Purchase) {
  return html`<div class="actions">${
    redirectUrl
      ? html`<a class="button" href="${redirectUrl}">Back to the app</a>`
      : html`<p class="quiet center">You can close this window.</p>`
  }</div>`
}
