import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSocial, type Social, type SocialStep } from './createSocial.ts'
import type { LocalUser } from './localUser.ts'
import { type SocialId, socialDialects } from './socialDialects.ts'

export type LocalSocials = {
  /** The address of a provider, for `GOOGLE_URL` and the like of the server. */
  urlOf(id: SocialId): string
  readonly clientId: string
  readonly clientSecret: string
  /** Apple: the private key of the client, in PEM. */
  readonly appleKey: string
  /** What the visitor, or the provider, does from now on. */
  next(id: SocialId, step: SocialStep): void
  /** Who logs in from now on. */
  use(id: SocialId, user: LocalUser): void
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export type StartSocialsParameters = {
  /** The origin of the wallet, which visitors are sent back to. */
  origin: string
  /** @default a free one */
  port?: number | undefined
}

/** Starts stand-ins of the providers that visitors log in with, each in its dialect. */
export async function startSocials(parameters: StartSocialsParameters): Promise<LocalSocials> {
  const { origin, port = 0 } = parameters
  const ids = Object.keys(socialDialects) as readonly SocialId[]
  const socials = new Map<string, Social>()
  const server = createServer((request, response) => {
    const [, id = '', path = '/'] = /^\/(\w+)(\/.*)?$/.exec(request.url ?? '') ?? []
    const social = socials.get(id)
    if (!social) return void response.writeHead(404).end()
    // Where a provider is mounted is the difference of the two.
    Object.assign(request, { originalUrl: request.url, url: path })
    social.handle(request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [clientId, clientSecret] = ['local-client', 'local-client-secret']
  const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'local' }
  for (const id of ids) {
    const callback = id === 'company' ? 'oidc:company' : id
    const redirectUris = [`${origin}/wallet/v1/callback/${callback}`]
    const client = { clientId, clientSecret, redirectUris, publicKey: apple.publicKey, jwk }
    socials.set(id, await createSocial(id, `${url}/${id}`, client))
  }
  const find = (id: SocialId) => {
    const social = socials.get(id)
    if (!social) throw new Error(`There is no provider ${id}.`)
    return social
  }
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    ...{ clientId, clientSecret },
    urlOf: (id) => `${url}/${id}`,
    appleKey: apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    next(id, step) {
      find(id).step = step
    },
    use(id, user) {
      find(id).user = user
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
