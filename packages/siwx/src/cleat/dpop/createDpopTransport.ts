import { SiwxError } from '../../config/siwxError.ts'
import { isEnded } from '../transport/isEnded.ts'
import { type Answer, sendRequest } from '../transport/sendRequest.ts'
import { toServerError } from '../transport/toServerError.ts'
import type { Asked, Transport } from '../transport/transport.ts'
import { createLock } from './createLock.ts'
import { createProof } from './createProof.ts'
import type { KeyRecord, KeyStore } from './keyRecord.ts'
import { openKeyStore } from './openKeyStore.ts'
import { readTokens } from './readTokens.ts'

/** The access token, which is in the memory of this tab alone. */
type Access = { readonly token: string; readonly sessionId: string; readonly staleAt: number }

/** Before its end, in ms, a token is not used any more. */
const spareMs = 10_000

/**
 * A page on another site than its server. Its tokens are bound to a key that cannot leave the
 * browser, so that they open nothing elsewhere.
 * @see RFC 9449
 */
export function createDpopTransport(parameters: {
  /** URL of the routes of sign-in. */
  base: string
  /** @default IndexedDB */
  store?: KeyStore | undefined
}): Transport {
  const base = new URL(parameters.base, globalThis.location?.href).href.replace(/\/+$/, '')
  const { store = openKeyStore({ name: base }) } = parameters
  const runAlone = createLock(`cleat.dpop ${base}`)
  let access: Access | undefined
  let refreshing: Promise<unknown> | undefined
  /** By how much the clock of the server is ahead, in ms. */
  let aheadMs = 0

  /** Sends a request with a proof, once more if the clock of this device was wrong. */
  async function send(asked: Asked, record: KeyRecord, token?: string): Promise<Answer> {
    const { path, method, headers, body } = asked
    const url = `${base}${path}`
    const attempt = async () =>
      sendRequest({
        ...{ url, method, body, credentials: 'omit' },
        headers: { ...headers, ...(await prove({ url, method, record, token })) },
      })
    const answer = await attempt()
    if (answer.isOk || codeOf(answer) !== 'SIWX_PROOF_REFUSED') return answer
    const ahead = answer.time - Date.now()
    if (!Number.isFinite(ahead) || Math.abs(ahead - aheadMs) < spareMs) return answer
    aheadMs = ahead
    return attempt()
  }

  async function prove(parameters: {
    url: string
    method: string
    record: KeyRecord
    token?: string | undefined
  }): Promise<{ readonly [name: string]: string }> {
    const { record, token, ...request } = parameters
    const time = Date.now() + aheadMs
    const proof = await createProof({ ...request, key: record.key, token, time })
    return { DPoP: proof, ...(token === undefined ? {} : { Authorization: `DPoP ${token}` }) }
  }

  /** The key of this browser, which is made once. */
  async function requireKey(): Promise<KeyRecord> {
    const known = await store.read()
    if (known) return known
    return runAlone(async () => {
      const made = await store.read()
      if (made) return made
      const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
      const record = { key: await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']) }
      await store.write(record)
      return record
    })
  }

  async function take({ key, refreshToken }: KeyRecord, answer: unknown): Promise<void> {
    const tokens = readTokens(answer)
    const { id: sessionId, token, lifeMs } = tokens
    await store.write({ key, sessionId, refreshToken: tokens.refreshToken ?? refreshToken })
    access = { token, sessionId, staleAt: performance.now() + lifeMs - spareMs }
  }

  /** One tab at a time, because a refresh token counts once. */
  async function refresh(): Promise<unknown> {
    refreshing ??= runAlone(async () => {
      const record = await store.read()
      if (record?.refreshToken === undefined) return undefined
      const { refreshToken } = record
      const answer = await send(
        { path: '/refresh', method: 'POST', body: { refreshToken } },
        record,
      )
      if (!answer.isOk) {
        const error = toServerError(answer.status, answer.body)
        if (!isEnded(error)) throw error
        access = undefined
        await store.write({ key: record.key })
        return undefined
      }
      const { session } = Object(answer.body) as { session?: unknown }
      await take(record, session)
      return session
    }).finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  /** The access token of the session that the browser is signed in to by now. */
  async function findAccess(): Promise<{ record: KeyRecord; token: string } | undefined> {
    const isFresh = ({ sessionId }: KeyRecord) =>
      access?.sessionId === sessionId && access !== undefined && access.staleAt > performance.now()
    let record = await store.read()
    if (record?.refreshToken === undefined) return undefined
    if (!isFresh(record)) {
      if ((await refresh()) === undefined) return undefined
      record = await store.read()
    }
    return record && access ? { record, token: access.token } : undefined
  }

  async function askInSession(asked: Asked): Promise<Answer> {
    const found = await findAccess()
    if (!found) throw new SiwxError('SIWX_REQUIRED', { context: {} })
    const answer = await send(asked, found.record, found.token)
    if (codeOf(answer) !== 'SIWX_PROOF_REFUSED') return answer
    access = undefined
    const again = await findAccess()
    return again ? send(asked, again.record, again.token) : answer
  }

  return {
    async ask(asked) {
      const answer = await (asked.isOfSession
        ? askInSession(asked)
        : send(asked, await requireKey()))
      if (!answer.isOk) throw toServerError(answer.status, answer.body)
      return answer.body
    },
    enter: (answer) =>
      runAlone(async () => {
        const before = await store.read()
        if (!before) return
        await take(before, answer)
        // One that it took the place of has no other way to end.
        const { refreshToken, sessionId } = before
        if (refreshToken !== undefined && sessionId !== access?.sessionId)
          await signOut(before, {}).catch(() => undefined)
      }),
    refresh,
    async find() {
      if (!access || access.staleAt <= performance.now()) return refresh()
      const answer = await askInSession({ path: '/me', method: 'GET' })
      if (!answer.isOk) throw toServerError(answer.status, answer.body)
      return (Object(answer.body) as { session?: unknown }).session ?? undefined
    },
    leave: (everywhere) =>
      runAlone(async () => {
        const record = await store.read()
        if (record?.refreshToken === undefined) return
        await signOut(record, everywhere ? { everywhere } : {})
        access = undefined
        await store.write({ key: record.key })
      }),
    async fetch(input, init) {
      const request = new Request(input, init)
      const found = await findAccess()
      if (!found) return fetch(request)
      const again = request.clone()
      const response = await fetch(await sign(request, found))
      if (response.status !== 401 || !response.headers.get('WWW-Authenticate')?.includes('DPoP'))
        return response
      access = undefined
      const next = await findAccess()
      return next ? fetch(await sign(again, next)) : response
    },
  }

  async function signOut(record: KeyRecord, body: object): Promise<void> {
    const { refreshToken } = record
    const asked = { path: '/sign-out', method: 'POST', body: { ...body, refreshToken } } as const
    const answer = await send(asked, record)
    if (!answer.isOk) throw toServerError(answer.status, answer.body)
  }

  async function sign(
    request: Request,
    { record, token }: { record: KeyRecord; token: string },
  ): Promise<Request> {
    const { url, method } = request
    const headers = new Headers(request.headers)
    for (const [name, value] of Object.entries(await prove({ url, method, record, token })))
      headers.set(name, value)
    return new Request(request, { headers })
  }
}

function codeOf({ body }: Answer): unknown {
  return (Object(body) as { code?: unknown }).code
}
