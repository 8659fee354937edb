import {
  array,
  boolean,
  integer,
  length,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { createHttp } from '../../../base/http/http.ts'
import { sdkQuery } from '../../../runtime/api/sdk.ts'
import type { NameAction, NameTransfer } from '../state/nameChange.ts'
import type { NameSuggestion, NameZone } from '../state/namesState.ts'
import type { NameTerms } from './nameTerms.ts'
import type { SignedRegistration } from './signedRegistration.ts'
import { toNameError } from './toNameError.ts'

/**
 * Client of the service's names. Every call rejects with a `SERVICE_…`, `NAME_…` or `SIWX_…` error.
 */
export type NamesApi = {
  readZone(signal: AbortSignal): Promise<NameZone>
  suggest(parameters: { label: string; signal: AbortSignal }): Promise<readonly NameSuggestion[]>
  askTerms(parameters: {
    statement: string
    resource: string
    signal: AbortSignal
  }): Promise<NameTerms>
  register(signed: SignedRegistration, signal: AbortSignal): Promise<void>
  change(
    parameters: { name: string; action: NameAction; body: object; token: string },
    signal: AbortSignal,
  ): Promise<void>
  listTransfers(parameters: {
    address: string
    signal: AbortSignal
  }): Promise<readonly NameTransfer[]>
}

const line = pipe(string(), minLength(1), maxLength(2048))
const zoneAnswer = object({
  zone: line,
  minLength: pipe(number(), integer(), minValue(1)),
  resolver: optional(string()),
})
const suggestionsAnswer = object({
  suggestions: pipe(array(object({ name: line, registered: boolean() })), maxLength(50)),
})
const transfersAnswer = pipe(
  array(
    object({
      ...{ name: line, from: line, to: line, ends_at: line },
      resolves_at: optional(line),
    }),
  ),
  maxLength(1000),
)
const termsAnswer = object({
  ...{ nonce: line, domain: line, uri: line, issuedAt: line, expirationTime: line },
  ...{ statement: line, resources: pipe(array(line), length(1)) },
  token: pipe(string(), minLength(1), maxLength(8192)),
})

export function createNamesApi(parameters: {
  baseUrl: string
  projectId: string | undefined
}): NamesApi {
  const { baseUrl, projectId } = parameters
  const http = createHttp({ baseUrl, query: sdkQuery(projectId), service: 'names' })
  // Cookies tie the terms to this browser.
  const withCookies = createHttp({ baseUrl, service: 'names', withCookies: true })
  const post = async (
    sent: { path: string; body: object; token: string; name: string },
    signal: AbortSignal,
  ) => {
    const { path, body, token, name } = sent
    try {
      await withCookies.ask(`/v1/profile/account${path}`, {
        body,
        // No form of another site can send them.
        headers: { 'x-cleat': '1', 'x-nonce-jwt': `Bearer ${token}` },
        ...{ schema: object({}), signal },
      })
    } catch (error) {
      throw toNameError(error, { name }) ?? error
    }
  }
  return {
    async readZone(signal) {
      const { zone, minLength, resolver } = await http.get('/v1/profile/zone', {
        ...{ schema: zoneAnswer, signal },
      })
      return { zone, minLength, isOnChain: resolver !== undefined }
    },
    async suggest({ label, signal }) {
      const path = `/v1/profile/suggestions/${encodeURIComponent(label)}`
      const { suggestions } = await http.get(path, { schema: suggestionsAnswer, signal })
      return suggestions
        .slice(0, 5)
        .map(({ name, registered }) => ({ name, isRegistered: registered }))
    },
    askTerms: ({ statement, resource, signal }) =>
      withCookies.get('/v1/auth/nonce', {
        ...{ query: { statement, resource }, schema: termsAnswer, signal },
      }),
    register({ address, coinType, message, signature, token, name }, signal) {
      const body = { coin_type: coinType, address, message, signature }
      return post({ path: '', body, token, name }, signal)
    },
    change({ name, action, body, token }, signal) {
      const path = `/${encodeURIComponent(name)}/${action}`
      return post({ path, body, token, name }, signal)
    },
    async listTransfers({ address, signal }) {
      const path = `/v1/profile/transfers/${encodeURIComponent(address)}`
      const transfers = await http.get(path, { schema: transfersAnswer, signal })
      return transfers.map(({ name, from, to, ends_at: endsAt, resolves_at: resolvesAt }) => ({
        ...{ name, from, to, endsAt, resolvesAt },
      }))
    },
  }
}
