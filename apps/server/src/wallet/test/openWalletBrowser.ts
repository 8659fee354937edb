import { createHash, randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { HttpEnv } from '../../http/httpEnv.ts'

/** What tests change of a request. */
export type WalletRequest = {
  readonly method?: string | undefined
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** What the proof says instead. */
  readonly claims?: Readonly<Record<string, unknown>> | undefined
  /** A whole proof, or none. */
  readonly proof?: string | null | undefined
  readonly isRetried?: boolean | undefined
}

export type WalletAnswer = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  readonly body: any
  readonly headers: Headers
}

export type WalletBrowser = Awaited<ReturnType<typeof openWalletBrowser>>

/** A page of the secure origin, with its key and its cookies. */
export async function openWalletBrowser(parameters: {
  app: { request: Hono<HttpEnv>['request'] }
  origin: string
  remoteAddress?: string | undefined
  /** The cookies of another page of the same browser. @default none */
  jar?: Map<string, string> | undefined
}) {
  const { app, origin, remoteAddress, jar = new Map<string, string>() } = parameters
  const keys = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(keys.publicKey)
  let nonce: string | undefined

  const prove = (method: string, path: string, text: string | undefined, claims: object = {}) =>
    new SignJWT({
      ...{ htm: method, htu: `${origin}${path}`, jti: randomUUID() },
      ...(nonce !== undefined && { nonce }),
      ...(text !== undefined && {
        bh: createHash('sha256').update(text).digest('base64url'),
      }),
      ...claims,
    })
      .setIssuedAt()
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
      .sign(keys.privateKey)

  const send = async (path: string, request: WalletRequest = {}): Promise<WalletAnswer> => {
    const { body, claims, headers, isRetried = true } = request
    const { method = body ? 'POST' : 'GET' } = request
    const text = body && JSON.stringify(body)
    const [pathname = ''] = path.split('?')
    const proof =
      request.proof === undefined ? await prove(method, pathname, text, claims) : request.proof
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const init = {
      method,
      ...(text !== undefined && { body: text }),
      headers: {
        ...{ 'Sec-Fetch-Site': 'same-origin' },
        ...(method !== 'GET' && { Origin: origin }),
        ...(text !== undefined && { 'Content-Type': 'application/json' }),
        ...(proof !== null && { DPoP: proof }),
        ...(cookie && { cookie }),
        ...headers,
      },
    }
    const socket = { incoming: { socket: { remoteAddress } } }
    const response = await app.request(path, init, remoteAddress === undefined ? {} : socket)
    nonce = response.headers.get('DPoP-Nonce') ?? nonce
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const isJson = response.headers.get('Content-Type')?.includes('json')
    const answer: WalletAnswer = {
      status: response.status,
      body: isJson ? await response.json() : await response.text(),
      headers: response.headers,
    }
    const isMissed = isRetried && answer.body?.code === 'PROOF_NONCE_REQUIRED'
    return isMissed ? send(path, { ...request, isRetried: false }) : answer
  }
  return {
    ...{ send, prove, jar, keys, jwk, jkt: await calculateJwkThumbprint(jwk) },
    /** Takes a cookie to another browser. */
    steal: () => new Map(jar),
  }
}
