import { createHmac, type KeyObject } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { addAppleName } from './addAppleName.ts'
import { createMemoryAdapter } from './createMemoryAdapter.ts'
import { isAppleSecret } from './isAppleSecret.ts'
import { type LocalUser, localUser } from './localUser.ts'
import { replaceBody } from './replaceBody.ts'
import { type SocialId, socialDialects } from './socialDialects.ts'

/** What happens at the next login. */
export type SocialStep =
  /** The visitor agrees. */
  | 'allow'
  | 'deny'
  /** The provider does not exchange the code. */
  | 'hang'
  /** It answers with something else, or too much. */
  | 'fail'
  | 'flood'

export type Social = {
  readonly handle: RequestListener
  step: SocialStep
  user: LocalUser
}

export type SocialClient = {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUris: readonly string[]
  /** Apple: what proves the client. */
  readonly publicKey: KeyObject
  readonly jwk: object
}

const flood = 'a'.repeat(200_000)

/** One provider on this machine, in its dialect. */
export async function createSocial(
  id: SocialId,
  issuer: string,
  client: SocialClient,
): Promise<Social> {
  // On Node 20 the library prints a warning when it is loaded.
  const { default: Provider } = await import('oidc-provider')
  const dialect = socialDialects[id]
  const social: Social = { handle, step: 'allow', user: localUser }
  const { clientId, clientSecret, redirectUris } = client
  /** Who agreed before: Apple tells the name of a visitor once. */
  const named = new Set<string>()
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        ...{ client_id: clientId, redirect_uris: [...redirectUris] },
        ...(dialect.clientAuth !== 'none' && { client_secret: clientSecret }),
        token_endpoint_auth_method: dialect.clientAuth,
      },
    ],
    jwks: { keys: [client.jwk] },
    cookies: { keys: ['local'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    routes: { authorization: dialect.authorize, token: dialect.token },
    scopes: [...dialect.scopes],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'hd'],
    },
    // Providers put all of it into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    renderError(context, { error }) {
      context.type = 'text'
      context.body = error
    },
    interactions: { url: (_context, { uid }) => `${issuer}/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({
        ...{ sub: accountId, name: social.user.name },
        ...(social.user.email !== null && {
          ...{ email: social.user.email, email_verified: social.user.isVerified },
        }),
        ...dialect.claims?.(social.user),
      }),
    }),
    async loadExistingGrant(context: KoaContextWithOIDC) {
      const { oidc } = context
      const accountId = oidc.session?.accountId
      if (!oidc.client || accountId === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
      grant.addOIDCScope(dialect.scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    // GitHub says what went wrong with 200.
    if (id === 'github' && context.path === dialect.token && context.status >= 400)
      context.status = 200
    const location = context.response.get('Location') ?? ''
    if (id === 'facebook' && redirectUris.some((uri) => location.startsWith(uri)))
      context.set('Location', `${location}#_=_`)
    if (id === 'apple' && typeof context.body === 'string')
      context.body = addAppleName(context.body, social.user, named)
  })
  const answer = provider.callback()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const isToken = pathname === dialect.token
    if (isToken && social.step === 'hang') return
    if (isToken && social.step === 'fail') return void response.writeHead(500).end('<html>')
    if (isToken && social.step === 'flood') return void response.end(flood)
    // Google refuses to be shown inside of apps.
    if (id === 'google' && /; wv\)|FBAN/.test(request.headers['user-agent'] ?? ''))
      return void response.writeHead(403).end('disallowed_useragent')
    if (pathname.startsWith('/interaction/')) return interact(request, response)
    // The library asks for a page where Google lets visitors choose an account.
    if (pathname === dialect.authorize && searchParams.has('prompt')) {
      searchParams.delete('prompt')
      const url = `${pathname}?${searchParams}`
      Object.assign(request, { url, originalUrl: `${new URL(issuer).pathname}${url}` })
    }
    const toAnswer = dialect.answers[pathname]
    if (toAnswer) {
      if (!(await isAllowed(request, searchParams))) return void response.writeHead(401).end('{}')
      response.setHeader('Content-Type', 'application/json')
      return void response.end(JSON.stringify(toAnswer(social.user)))
    }
    if (id === 'apple' && isToken && !(await readAppleForm(request)))
      return void response.writeHead(400).end('{"error":"invalid_client"}')
    await answer(request, response)
  }
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result =
      social.step === 'deny'
        ? {
            error: dialect.refusal ?? 'access_denied',
            error_description: '<img src=x onerror=alert(1)>',
          }
        : { login: { accountId: social.user.id } }
    await provider.interactionFinished(request, response, result)
  }
  async function isAllowed(request: IncomingMessage, query: URLSearchParams): Promise<boolean> {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const found = await provider.AccessToken.find(token)
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
    return found !== undefined && (id !== 'facebook' || query.get('appsecret_proof') === proof)
  }
  async function readAppleForm(request: IncomingMessage): Promise<boolean> {
    const form = new URLSearchParams(await text(request))
    const secret = form.get('client_secret') ?? ''
    form.delete('client_secret')
    replaceBody(request, form.toString())
    return isAppleSecret(secret, { ...client, audience: issuer })
  }
  return social
}
