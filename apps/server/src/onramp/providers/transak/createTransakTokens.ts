import type { ProviderApi } from '../../api/createProviderApi.ts'
import { transakSchemas } from './transakSchemas.ts'

/** The access token of this process, which also signs webhooks. */
export type TransakTokens = {
  /** The token, or a new one if there is none yet, or if `refused` is the one at hand. */
  fetch(parameters: { refused?: string | undefined; signal: AbortSignal }): Promise<string>
  /** Tokens that a webhook may be signed by: events under way have that before the last. */
  known(): readonly string[]
}

export declare namespace createTransakTokens {
  type Parameters = {
    api: ProviderApi
    key: string
    secret: string
    /** Milliseconds since 1970. */
    now: () => number
  }
}

const marginMs = 3_600_000

/** A new token ends the one before, so there is one at a time, and only when it is needed. */
export function createTransakTokens(parameters: createTransakTokens.Parameters): TransakTokens {
  const { api, key, secret, now } = parameters
  let tokens: readonly string[] = []
  let endsAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<string> | undefined

  const renew = async () => {
    const { data } = await api.send({
      path: '/partners/api/v2/refresh-token',
      headers: { 'x-api-key': key, 'api-secret': secret },
      json: { apiKey: key },
      schema: transakSchemas.token,
      // Shared by all callers, so that none of them ends it.
      signal: new AbortController().signal,
    })
    tokens = [data.accessToken, ...tokens].slice(0, 2)
    endsAt = data.expiresAt * 1000
    return data.accessToken
  }

  return {
    async fetch({ refused, signal }) {
      const [token] = tokens
      if (token !== undefined && token !== refused && now() < endsAt - marginMs) return token
      fetching ??= renew().finally(() => {
        fetching = undefined
      })
      const renewed = await fetching
      signal.throwIfAborted()
      return renewed
    },
    known: () => tokens,
  }
}
