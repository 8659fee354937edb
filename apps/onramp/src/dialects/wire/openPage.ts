import type { Context } from 'hono'
import type { Purchase } from '../../purchases/purchase.ts'
import type { DialectEnv } from './dialect.ts'

export declare namespace openPage {
  type Parameters = {
    context: Context
    env: DialectEnv
    purchase: Purchase | undefined
    /** Whether the address can be opened once only. */
    isOnce: boolean
  }
}

/** Leads a visitor from the address that the API gave out to the page of the purchase. */
export function openPage({ context, env, purchase, isOnce }: openPage.Parameters): Response {
  const { purchases, clock } = env
  const isGone = !purchase || clock.now() > purchase.opensUntil || (isOnce && purchase.isOpened)
  if (isGone) return context.redirect('/gone', 303)
  purchases.noteOpened(purchase.id)
  return context.redirect(`/pay/${purchase.id}`, 303)
}
