import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import type { LoginProvider } from './contract/loginProvider.ts'
import type { ProviderConfig } from './contract/providerConfig.ts'
import { fetchProvider } from './fetchProvider.ts'
import { findDialect } from './findDialect.ts'

const appleSecretSeconds = 300

const ask: client.CustomFetch = (url, { body, method, headers }) =>
  fetchProvider(url, { method, headers, ...(body != null && { body: toBody(body) }) })

/** A provider by its standards, and by what is special about it. */
export function createProvider(parameters: {
  config: ProviderConfig
  /** The secure origin. */
  origin: string
}): LoginProvider {
  const { config, origin } = parameters
  const dialect = findDialect(config)
  const { server, scope, isFormPost = false } = dialect
  const redirectUri = `${origin}/wallet/v1/callback/${config.id}`
  let discovering: Promise<client.ServerMetadata> | undefined

  const discover = async (issuer: string) => {
    const options = {
      [client.customFetch]: ask,
      ...(issuer.startsWith('http:') && { execute: [client.allowInsecureRequests] }),
    }
    const found = await client.discovery(new URL(issuer), config.clientId, {}, undefined, options)
    return found.serverMetadata()
  }
  const readServer = async () => {
    if (server.kind === 'oauth') return server.metadata
    // A failure is not kept.
    discovering ??= discover(server.issuer).catch((error) => {
      discovering = undefined
      throw error
    })
    return discovering
  }
  const open = async () => {
    const metadata = await readServer()
    const secret = config.id === 'apple' ? await signAppleSecret(config) : config.clientSecret
    const auth =
      dialect.clientAuth === 'basic'
        ? client.ClientSecretBasic(secret)
        : client.ClientSecretPost(secret)
    const opened = new client.Configuration(metadata, config.clientId, {}, auth)
    opened[client.customFetch] = ask
    if (metadata.issuer.startsWith('http:')) client.allowInsecureRequests(opened)
    return opened
  }

  return {
    ...{ id: config.id, name: dialect.name, isFormPost },
    async begin({ state, nonce, verifier }) {
      return client.buildAuthorizationUrl(await open(), {
        ...{ redirect_uri: redirectUri, scope, state, ...dialect.parameters },
        ...(server.kind === 'oidc' && { nonce }),
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(answer, { state, nonce, verifier }) {
      const opened = await open()
      const url = new URL(redirectUri)
      url.search = answer.toString()
      const isOidc = server.kind === 'oidc'
      const tokens = await client.authorizationCodeGrant(opened, url, {
        ...{ expectedState: state, pkceCodeVerifier: verifier },
        ...(isOidc && { expectedNonce: nonce }),
      })
      const { access_token: accessToken } = tokens
      return dialect.readUser({
        claims: isOidc ? tokens.claims() : undefined,
        ...{ accessToken, parameters: answer },
        async read(address) {
          const headers = {
            ...{ Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
            'User-Agent': 'cleat',
          }
          const response = await fetchProvider(address, { headers })
          if (!response.ok) throw new Error(`The provider answers ${response.status}.`)
          return response.json()
        },
      })
    },
  }
}

function toBody(body: NonNullable<client.FetchBody>): string | URLSearchParams {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body
  throw new Error('Only forms are sent to providers.')
}

/** Apple has a key in place of a secret. */
async function signAppleSecret(
  config: Extract<ProviderConfig, { readonly id: 'apple' }>,
): Promise<string> {
  const { clientId, teamId, keyId, privateKey, url = 'https://appleid.apple.com' } = config
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(url)
    .setIssuedAt(now)
    .setExpirationTime(now + appleSecretSeconds)
    .sign(await importPKCS8(privateKey, 'ES256'))
}
