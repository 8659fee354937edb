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
import type { NameSuggestion, NameZone } from '../state/namesState.ts'
import type { SignedRegistration } from './signedRegistration.ts'
import { toNameError } from './toNameError.ts'

/** What the service asks this browser to sign. */
export type NameTerms = {
  readonly nonce: string
  readonly domain: string
  readonly uri: string
  readonly issuedAt: string
  readonly expirationTime: string
  readonly statement: string
  readonly resources: readonly string[]
  /** Sent back with the signature. */
  readonly token: string
}

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
    async register({ address, coinType, message, signature, token, name }, signal) {
      try {
        await withCookies.ask('/v1/profile/account', {
          body: { coin_type: coinType, address, message, signature },
          // No form of another site can send them.
          headers: { 'x-cleat': '1', 'x-nonce-jwt': `Bearer ${token}` },
          ...{ schema: object({}), signal },
        })
      } catch (error) {
        throw toNameError(error, { name }) ?? error
      }
    },
  }
}
