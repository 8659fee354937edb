import { createKey } from '../wire/createKey.ts'
import type { Dialect } from '../wire/dialect.ts'
import { rewriteJson } from '../wire/rewriteJson.ts'
import { stampSignature } from '../wire/stampSignature.ts'
import { describeSession } from './describeSession.ts'
import { stripeRoutes } from './stripeRoutes.ts'
import { toStripeStatus } from './toStripeStatus.ts'

/** Stripe. Its keys are those of this start. */
export function createStripeDialect(): Dialect {
  const [key, webhookSecret] = [createKey('sk_test_'), createKey('whsec_')]
  return {
    id: 'stripe',
    name: 'Stripe',
    settings: (origin) => ({
      STRIPE_KEY: key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: `${origin}/stripe`,
    }),
    routes: (env) => stripeRoutes({ env, key }),
    describe: (purchase) =>
      JSON.stringify({
        id: `evt_${purchase.id}${toStripeStatus(purchase)}`,
        object: 'event',
        type: 'crypto.onramp_session.updated',
        created: Math.floor(purchase.updatedAt / 1000),
        livemode: false,
        data: { object: describeSession({ purchase, redirectUrl: null }) },
      }),
    async sign({ body, at, isForged }) {
      const secret = isForged ? createKey('') : webhookSecret
      const header = stampSignature({ secret, body, name: 'v1', at })
      return { headers: { 'Stripe-Signature': header }, body }
    },
    rewrite: rewriteJson,
  }
}
