import { generateKeyPairSync } from 'node:crypto'
import { createKey } from '../wire/createKey.ts'
import type { Dialect } from '../wire/dialect.ts'
import { rewriteJson } from '../wire/rewriteJson.ts'
import { stampSignature } from '../wire/stampSignature.ts'
import { coinbaseRoutes } from './coinbaseRoutes.ts'
import { describeTransaction } from './describeTransaction.ts'

const events: Readonly<Record<string, string>> = {
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'onramp.transaction.updated',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'onramp.transaction.success',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'onramp.transaction.failed',
}

/** Coinbase Onramp. Its keys are those of this start. */
export function createCoinbaseDialect(): Dialect {
  const keyId = `organizations/local/apiKeys/${createKey('')}`
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' })
  const parts = [d, x].map((part) => Buffer.from(part, 'base64url'))
  const webhookSecret = createKey('')
  return {
    id: 'coinbase',
    name: 'Coinbase',
    settings: (origin) => ({
      COINBASE_KEY_ID: keyId,
      COINBASE_KEY_SECRET: Buffer.concat(parts).toString('base64'),
      COINBASE_WEBHOOK_SECRET: webhookSecret,
      COINBASE_URL: `${origin}/coinbase`,
    }),
    routes: (env) => coinbaseRoutes({ env, keyId, publicKey }),
    describe(purchase) {
      const transaction = describeTransaction(purchase)
      if (!transaction) return undefined
      return JSON.stringify({ eventType: events[String(transaction.status)], ...transaction })
    },
    async sign({ body, at, isForged }) {
      const secret = isForged ? createKey('') : webhookSecret
      return {
        headers: { 'X-Hook0-Signature': stampSignature({ secret, body, name: 'v0', at }) },
        body,
      }
    },
    rewrite: rewriteJson,
  }
}
