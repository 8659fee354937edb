import * as v from 'valibot'
import type { WalletKeys } from '../keys/createWalletKeys.ts'

const schema = v.strictObject({
  ...{ state: v.string(), nonce: v.string(), verifier: v.string() },
  /** Of the browser that left for the provider. */
  cookie: v.string(),
})

/** What a login keeps while the visitor is at the provider. */
export type LoginSecrets = v.InferOutput<typeof schema>

/** Seals what a login keeps, for its row alone. */
export function sealSecrets(keys: WalletKeys) {
  return {
    seal: (secrets: LoginSecrets, login: string): string =>
      keys.seal('session', Buffer.from(JSON.stringify(secrets)), `login|${login}`),
    open(sealed: string, login: string): LoginSecrets {
      const text = Buffer.from(keys.open('session', sealed, `login|${login}`)).toString()
      return v.parse(v.pipe(v.string(), v.parseJson(), schema), text)
    },
  }
}
