import { SignJWT } from 'jose'
import { createKey } from '../wire/createKey.ts'
import type { Dialect } from '../wire/dialect.ts'
import { createTransakToken } from './createTransakToken.ts'
import { describeOrder } from './describeOrder.ts'
import { rewriteToken } from './rewriteToken.ts'
import { transakNames } from './transakNames.ts'
import { transakRoutes } from './transakRoutes.ts'

const referrer = 'app.localhost'

/** Transak. Its keys are those of this start. */
export function createTransakDialect(): Dialect {
  const [key, secret] = [createKey(''), createKey('')]
  const token = createTransakToken()
  return {
    id: 'transak',
    name: 'Transak',
    settings: (origin) => ({
      TRANSAK_KEY: key,
      TRANSAK_SECRET: secret,
      TRANSAK_REFERRER: referrer,
      TRANSAK_URL: `${origin}/transak`,
    }),
    routes: (env) => transakRoutes({ env, key, secret, token, referrer }),
    describe(purchase) {
      const order = describeOrder(purchase)
      return (
        order &&
        JSON.stringify({
          webhookData: { id: purchase.id, ...order },
          eventID: transakNames.eventOf(String(order.status)),
          createdAt: new Date(purchase.updatedAt).toISOString(),
        })
      )
    },
    async sign({ body, at, isForged }) {
      const by = new TextEncoder().encode(isForged ? createKey('') : token.current())
      const data = await new SignJWT(JSON.parse(body))
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(Math.floor(at / 1000))
        .sign(by)
      return { headers: {}, body: JSON.stringify({ data }) }
    },
    rewrite: rewriteToken,
  }
}
