import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  unknown,
} from 'valibot'
import { createHttp } from '../../../base/http/http.ts'
import { sdkQuery } from '../../../runtime/api/sdk.ts'

/** A session as the service lists it. Times are in seconds. */
export type ListedSession = {
  readonly pci: string
  readonly project: { readonly name: string; readonly url: string }
  readonly createdAt: number
  readonly expiry: number
  readonly permissions: readonly { readonly [name: string]: unknown }[]
  readonly revokedAt?: number | undefined
}

/** Client of the service that keeps sessions. Rejects with a `SERVICE_…` error. */
export type SessionsApi = {
  /** @param account - CAIP-10 */
  list(account: string, signal: AbortSignal): Promise<readonly ListedSession[]>
  store(
    parameters: { account: string; session: string; signature: string },
    signal: AbortSignal,
  ): Promise<void>
  revoke(
    parameters: { account: string; pci: string; signature: string },
    signal: AbortSignal,
  ): Promise<void>
}

const time = pipe(number(), integer(), minValue(0), maxValue(2 ** 32))
const listAnswer = object({
  pcis: pipe(
    array(
      object({
        pci: pipe(string(), regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
        project: object({
          name: pipe(string(), maxLength(200)),
          url: pipe(string(), maxLength(500), regex(/^https?:\/\//)),
        }),
        ...{ createdAt: time, expiry: time },
        permissions: pipe(array(record(string(), unknown())), maxLength(16)),
        revokedAt: optional(time),
      }),
    ),
    maxLength(1000),
  ),
})

export function createSessionsApi(parameters: {
  baseUrl: string
  projectId: string | undefined
}): SessionsApi {
  const { baseUrl, projectId } = parameters
  const http = createHttp({ baseUrl, query: sdkQuery(projectId), service: 'list of permissions' })
  const toPath = (account: string, rest = '') =>
    `/v1/sessions/${encodeURIComponent(account)}${rest}`
  const schema = object({})
  return {
    list: async (account, signal) =>
      (await http.get(toPath(account), { schema: listAnswer, signal })).pcis,
    async store({ account, session, signature }, signal) {
      await http.ask(toPath(account), { body: { session, signature }, schema, signal })
    },
    async revoke({ account, pci, signature }, signal) {
      await http.ask(toPath(account, '/revoke'), { body: { pci, signature }, schema, signal })
    },
  }
}
