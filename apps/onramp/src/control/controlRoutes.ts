import { Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../clock/createClock.ts'
import type { Purchases } from '../purchases/createPurchases.ts'
import type { Delivery } from '../webhooks/createDelivery.ts'
import { webhookModes } from '../webhooks/webhookModes.ts'

/** Whether the APIs of the providers answer. */
export type ApiSwitch = { isUp: boolean }

export declare namespace controlRoutes {
  type Parameters = {
    clock: Clock
    purchases: Purchases
    delivery: Delivery
    api: ApiSwitch
  }
}

const yearMs = 31_536_000_000
const commandSchema = v.strictObject({
  webhooks: v.optional(v.picklist(webhookModes)),
  lateMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(yearMs))),
  webhookUrl: v.optional(v.pipe(v.string(), v.url())),
  advanceMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(yearMs))),
  isApiUp: v.optional(v.boolean()),
})

/** `/control`, by which a test says what happens, and reads what has happened. */
export function controlRoutes(parameters: controlRoutes.Parameters): Hono {
  const { clock, purchases, delivery, api } = parameters
  const describe = () => {
    const { mode, lateMs, url } = delivery.options()
    return {
      now: clock.now(),
      webhooks: mode,
      lateMs,
      webhookUrl: url ?? null,
      isApiUp: api.isUp,
      purchases: purchases.list().map(({ asset, price, ...purchase }) => ({
        ...purchase,
        asset: asset.symbol,
        network: asset.network.name,
        amount: price.crypto,
        total: price.total,
      })),
      sent: delivery.sent(),
      onTheWay: delivery.onTheWay(),
    }
  }
  return new Hono()
    .get('/control', (context) => context.json(describe()))
    .post('/control', async (context) => {
      // A page of another origin cannot send this type without asking first.
      const isJson = context.req.header('Content-Type')?.startsWith('application/json')
      const body: unknown = await context.req.json().catch(() => undefined)
      const read = v.safeParse(commandSchema, body)
      if (!isJson || !read.success)
        return context.json({ problem: read.issues?.[0].message ?? 'This is not JSON.' }, 400)
      const { webhooks: mode, lateMs, webhookUrl: url, advanceMs, isApiUp } = read.output
      delivery.set({
        ...(mode && { mode }),
        ...(lateMs !== undefined && { lateMs }),
        ...(url && { url: url.replace(/\/+$/, '') }),
      })
      if (isApiUp !== undefined) api.isUp = isApiUp
      if (advanceMs !== undefined) clock.advance(advanceMs)
      return context.json(describe())
    })
}
