import { hash } from 'node:crypto'
import { formatMessage } from '@cleat/siwx/messages'
import type { SignInTerms } from '@cleat/siwx/server'
import { type NameTerms, nameTerms } from '../terms/nameTerms.ts'
import type { NameSigner } from './createNameSigners.ts'

const app = 'https://app.example'

/** What a page signed, and the token of its terms. */
export type SignedTerms = {
  readonly token: string
  readonly message: string
  readonly signature: string
}

/** A page of an app with its cookies, in front of a service. */
export function openNamePage(
  server: (path: string, init: RequestInit) => Response | Promise<Response>,
) {
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}, headers: object = {}) => {
    const all = { Origin: app, ...(cookie ? { cookie } : {}), ...headers }
    const response = await server(path, { ...init, headers: all })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    return response
  }
  const post = (path: string, body: object, headers: object = {}) =>
    send(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      { 'content-type': 'application/json', 'x-cleat': '1', ...headers },
    )
  const sign = async (signer: NameSigner, { statement, resource }: Partial<NameTerms>) => {
    const query = new URLSearchParams({
      ...(statement === undefined ? {} : { statement }),
      ...(resource ? { resource } : {}),
    })
    const asked = await send(`/v1/auth/nonce?${query}`)
    const { token, ...terms } = (await asked.json()) as SignInTerms & { token: string }
    const { namespace, address, chainId } = signer
    const written = formatMessage({ ...terms, namespace, address, chainId })
    const message = written.status === 'formatted' ? written.message : ''
    return { token, message, signature: await signer.sign(message) }
  }
  const change = (name: string, verb: string, { token, ...signed }: SignedTerms, more = {}) =>
    post(
      `/v1/profile/account/${name}/${verb}`,
      { ...signed, ...more },
      { 'x-nonce-jwt': `Bearer ${token}` },
    )

  return {
    ...{ send, post, sign, change },
    read: async (path: string) => (await send(path)).json(),
    async register(signer: NameSigner, name: string, coinType = 60) {
      const { token, ...signed } = await sign(signer, nameTerms.register(name))
      const body = { ...signed, coin_type: coinType, address: signer.address }
      return post('/v1/profile/account', body, { 'x-nonce-jwt': `Bearer ${token}` })
    },
    /** Writes records, with what further accounts signed. */
    async setRecords(
      signer: NameSigner,
      name: string,
      records: object | string,
      proofs?: readonly SignedTerms[],
    ) {
      const text = typeof records === 'string' ? records : JSON.stringify(records)
      const signed = await sign(signer, nameTerms.records(name, hash('sha256', text)))
      return change(name, 'records', signed, { records: text, ...(proofs && { proofs }) })
    },
    async transfer(signer: NameSigner, name: string, to: string) {
      return change(name, 'transfer', await sign(signer, nameTerms.transfer(name, to)), { to })
    },
    async accept(signer: NameSigner, name: string) {
      return change(name, 'accept', await sign(signer, nameTerms.accept(name)))
    },
    async release(signer: NameSigner, name: string) {
      return change(name, 'release', await sign(signer, nameTerms.release(name)))
    },
  }
}
