import { createHmac } from 'node:crypto'
import { createKey } from '../wire/createKey.ts'
import type { Dialect } from '../wire/dialect.ts'
import { rewriteJson } from '../wire/rewriteJson.ts'
import { meldRoutes } from './meldRoutes.ts'
import { toMeldStatus } from './toMeldStatus.ts'

const events: Readonly<Record<string, string>> = {
  PENDING: 'TRANSACTION_CRYPTO_PENDING',
  SETTLING: 'TRANSACTION_CRYPTO_TRANSFERRING',
  SETTLED: 'TRANSACTION_CRYPTO_COMPLETE',
}

/** Meld. Its keys are those of this start. */
export function createMeldDialect(): Dialect {
  const [key, publicKey, secret] = [createKey(''), createKey('W'), createKey('')]
  return {
    id: 'meld',
    name: 'Meld.io',
    settings: (origin) => ({
      MELD_KEY: key,
      MELD_PUBLIC_KEY: publicKey,
      MELD_WEBHOOK_SECRET: secret,
      MELD_URL: `${origin}/meld`,
    }),
    routes: (env) => meldRoutes({ env, key, publicKey }),
    describe(purchase) {
      const status = toMeldStatus(purchase.state)
      if (status === undefined) return undefined
      return JSON.stringify({
        eventType: events[status] ?? 'TRANSACTION_CRYPTO_FAILED',
        eventId: `${purchase.id}-${status}`,
        timestamp: new Date(purchase.updatedAt).toISOString(),
        accountId: 'Wlocal',
        profileId: 'Wlocal',
        version: '2026-02-03',
        payload: {
          accountId: 'Wlocal',
          paymentTransactionId: `W${purchase.id}`,
          externalSessionId: purchase.orderRef,
          paymentTransactionStatus: status,
          transactionType: 'CRYPTO_PURCHASE',
        },
      })
    },
    async sign({ body, url, at, isForged }) {
      const time = new Date(at).toISOString()
      const hmac = createHmac('sha256', isForged ? createKey('') : secret)
      const signature = hmac.update(`${time}.${url}.${body}`).digest('base64url')
      const headers = { 'Meld-Signature': `${signature}=`, 'Meld-Signature-Timestamp': time }
      return { headers, body }
    },
    rewrite: rewriteJson,
  }
}
