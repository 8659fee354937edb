import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Dialect } from '../dialects/wire/dialect.ts'
import type { Purchases } from '../purchases/createPurchases.ts'
import { icons } from './icons.ts'
import { renderHome } from './renderHome.ts'
import { pageHeaders, renderPage } from './renderPage.ts'
import { renderPurchase } from './renderPurchase.ts'

export declare namespace pageRoutes {
  type Parameters = {
    purchases: Purchases
    dialects: readonly Dialect[]
  }
}

const gone = renderPage({
  title: 'This page is no longer here',
  content: html`<div class="center">
<span class="mark">${icons.clock}</span>
<h1>This page is no longer here</h1>
<p class="quiet">An address to pay is good for a short time, and often once only. Start again in the app.</p>
</div>`,
})

/** The pages of a visitor. */
export function pageRoutes({ purchases, dialects }: pageRoutes.Parameters): Hono {
  const nameOf = (dialect: string) => dialects.find(({ id }) => id === dialect)?.name ?? dialect
  const app = new Hono()
  app.get('/', (context) => context.html(renderHome(purchases.list()), 200, pageHeaders))
  app.get('/gone', (context) => context.html(gone, 200, pageHeaders))

  app.get('/pay/:id', (context) => {
    const purchase = purchases.find(context.req.param('id'))
    if (!purchase) return context.html(gone, 404, pageHeaders)
    const page = renderPurchase({ purchase, provider: nameOf(purchase.dialect) })
    return context.html(page, 200, pageHeaders)
  })

  app.get('/pay/:id/state', (context) => {
    const { state = 'gone' } = purchases.find(context.req.param('id')) ?? {}
    return context.json({ state }, 200, { 'Cache-Control': 'no-store' })
  })

  app.post('/pay/:id', async (context) => {
    const id = context.req.param('id')
    const form = await context.req.parseBody()
    if (form.decision) {
      purchases.decide({ id, isApproved: form.decision === 'approve' })
      return context.redirect(`/pay/${id}`, 303)
    }
    if (form.again) return context.redirect(`/pay/${purchases.payAgain(id)?.id ?? id}`, 303)
    const problem = purchases.pay({ id, card: String(form.number ?? '') })
    const purchase = purchases.find(id)
    if (problem === undefined || purchase?.state !== 'open')
      return context.redirect(`/pay/${id}`, 303)
    const page = renderPurchase({ purchase, provider: nameOf(purchase.dialect), problem })
    return context.html(page, 200, pageHeaders)
  })
  return app
}
