import { createKey } from '../wire/createKey.ts'

export type TransakToken = {
  /** A new token, which ends the one before. */
  renew(): string
  /** The one that is good now. */
  current(): string
}

/** The access token, which also signs webhooks. */
export function createTransakToken(): TransakToken {
  let token = createKey('token-')
  return {
    renew() {
      token = createKey('token-')
      return token
    },
    current: () => token,
  }
}
