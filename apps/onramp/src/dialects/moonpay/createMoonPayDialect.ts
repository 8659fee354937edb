import { createKey } from '../wire/createKey.ts'
import type { Dialect } from '../wire/dialect.ts'
import { rewriteJson } from '../wire/rewriteJson.ts'
import { stampSignature } from '../wire/stampSignature.ts'
import { describeTransaction } from './describeTransaction.ts'
import { moonpayRoutes } from './moonpayRoutes.ts'

/** MoonPay. Its keys are those of this start. */
export function createMoonPayDialect(): Dialect {
  const [key, secret, webhookSecret] = [
    createKey('pk_test_'),
    createKey('sk_test_'),
    createKey('wk_test_'),
  ]
  return {
    id: 'moonpay',
    name: 'MoonPay',
    settings: (origin) => ({
      MOONPAY_KEY: key,
      MOONPAY_SECRET: secret,
      MOONPAY_WEBHOOK_SECRET: webhookSecret,
      MOONPAY_URL: `${origin}/moonpay`,
    }),
    routes: (env) => moonpayRoutes({ env, key, secret }),
    describe(purchase) {
      const data = describeTransaction(purchase)
      if (!data) return undefined
      const type = 'failureReason' in data && data.failureReason ? 'failed' : 'updated'
      return JSON.stringify({ data, type: `transaction_${type}`, externalCustomerId: null })
    },
    async sign({ body, at, isForged }) {
      const forged = isForged ? createKey('') : webhookSecret
      const header = stampSignature({ secret: forged, body, name: 's', at })
      return { headers: { 'Moonpay-Signature-V2': header }, body }
    },
    rewrite: rewriteJson,
  }
}
