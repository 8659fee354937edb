import type { SIWXConfig, SIWXSession, SignInDevice, SignInTerms } from '@cleat/core/sign-in'
import { SiwxError } from '../config/siwxError.ts'
import { CleatSIWX } from './CleatSIWX.ts'

export declare namespace ReownAuthentication {
  type Options = {
    /** Base URL of the routes of sign-in. @default '/v1/auth', as `apps/server` has them */
    url?: string | undefined
    /** Whether visitors have to sign in. @default true */
    required?: boolean | undefined
    /** No effect. Accepted from AppKit: no token is in the storage of the page. */
    localAuthStorageKey?: string | undefined
    /** No effect. Accepted from AppKit: no token is in the storage of the page. */
    localNonceStorageKey?: string | undefined
  }
  /** Who is signed in, and what the app keeps with it. */
  type Account = {
    /** Who signed in. */
    subject: string
    /** The CAIP-10 account that signed. */
    account: string
    /** ISO 8601 time at which the session ends. */
    endsAt: string
    /** What `setSessionAccountMetadata` kept. */
    metadata?: unknown
  }
  /** Called with the session, or with nothing once the visitor is signed out. */
  type Listener = (session: SIWXSession | undefined) => void
}

/**
 * AppKit's sign-in by a service, at a server of yours. Sessions are looked up for each network and
 * account, as AppKit does; they are in a cookie that no script reads.
 * @example
 * ```ts
 * import { ReownAuthentication } from '@cleat/siwx'
 *
 * export const siwx = new ReownAuthentication({ url: 'https://api.example/v1/auth' })
 * ```
 */
export class ReownAuthentication implements SIWXConfig {
  /** Whether visitors have to sign in. */
  readonly getRequired: () => boolean
  readonly #siwx: CleatSIWX
  readonly #url: string
  readonly #listeners = new Set<ReownAuthentication.Listener>()

  constructor(options: ReownAuthentication.Options = {}) {
    const { url = '/v1/auth', required = true } = options
    this.#url = url.replace(/\/+$/, '')
    this.#siwx = new CleatSIWX({
      ...{ url, required },
      onSignIn: (session) => this.#emit(session),
      onSignOut: () => this.#emit(undefined),
    })
    this.getRequired = () => required
  }

  /** Fetches what the next message says. */
  prepare(): Promise<SignInTerms | undefined> {
    return this.#siwx.prepare()
  }

  /** Writes the message with what the server asks for. */
  createMessage(
    input: Parameters<SIWXConfig['createMessage']>[0],
  ): ReturnType<SIWXConfig['createMessage']> {
    return this.#siwx.createMessage(input)
  }

  /** Signs in. */
  addSession(session: SIWXSession): Promise<void> {
    return this.#siwx.addSession(session)
  }

  /** Signs in, and resolves with the session as the server has it. */
  authenticate(session: SIWXSession): Promise<SIWXSession> {
    return this.#siwx.authenticate(session)
  }

  /** Signs out, on the server too. */
  revokeSession(): Promise<void> {
    return this.#siwx.revokeSession()
  }

  /** Ends every session of the visitor, on other devices too. */
  signOutEverywhere(): Promise<void> {
    return this.#siwx.signOutEverywhere()
  }

  /** Signs out, and in again with what is given. */
  setSessions(sessions: SIWXSession[]): Promise<void> {
    return this.#siwx.setSessions(sessions)
  }

  /** The session that the server has, if it is of the account. */
  getSessions(chainId: string, address: string): Promise<SIWXSession[]> {
    return this.#siwx.getSessions(chainId, address)
  }

  /** The browsers in which the visitor is signed in, the last used first. */
  listDevices(): Promise<SignInDevice[]> {
    return this.#siwx.listDevices()
  }

  /** Signs one of them out. */
  endDevice(id: string): Promise<void> {
    return this.#siwx.endDevice(id)
  }

  /**
   * Who is signed in, and what is kept with it.
   * @throws a `SiwxError`: `SIWX_REQUIRED` without a session, `SERVICE_…`
   */
  async getSessionAccount(): Promise<ReownAuthentication.Account> {
    const response = await this.#send('GET', 'me')
    const { session } = (await response.json()) as { session: ReownAuthentication.Account | null }
    if (!session) throw new SiwxError('SIWX_REQUIRED', { context: {} })
    const { subject, account, endsAt, metadata } = session
    return { subject, account, endsAt, ...(metadata === undefined ? {} : { metadata }) }
  }

  /**
   * Keeps an object of up to 4 kB with the session.
   * @throws a `SiwxError`: `SIWX_REQUIRED` without a session, `SERVICE_…`
   */
  async setSessionAccountMetadata(metadata: object): Promise<void> {
    await this.#send('PUT', 'account-metadata', metadata)
  }

  /** Not there: mail is not asked for. Rejects with `SIWX_UNSUPPORTED`. */
  requestEmailOtp(_: { email: string; account: string }): Promise<never> {
    return Promise.reject(createMailError())
  }

  /** Not there: mail is not asked for. Rejects with `SIWX_UNSUPPORTED`. */
  confirmEmailOtp(_: { code: string }): Promise<never> {
    return Promise.reject(createMailError())
  }

  /** Calls back when a visitor signed in or out. @returns stops it */
  on(_: 'sessionChanged', listener: ReownAuthentication.Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Stops all of `on`. */
  removeAllListeners(): void {
    this.#listeners.clear()
  }

  #emit(session: SIWXSession | undefined): void {
    for (const listener of this.#listeners) listener(session)
  }

  async #send(method: 'GET' | 'PUT', path: string, body?: object): Promise<Response> {
    const service = 'sign-in service'
    let response: Response
    try {
      response = await this.#siwx.fetch(`${this.#url}/${path}`, {
        ...{ method, cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(10_000) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        headers: body ? { 'content-type': 'application/json', 'x-cleat': '1' } : {},
      })
    } catch (cause) {
      throw new SiwxError('SERVICE_UNREACHABLE', { context: { service }, cause })
    }
    if (response.ok) return response
    const { status } = response
    if (status === 401) throw new SiwxError('SIWX_REQUIRED', { context: {} })
    throw new SiwxError('SERVICE_FAILED', { context: { service, status } })
  }
}

function createMailError(): SiwxError {
  const context = { wallet: 'An address of mail', reason: 'only wallets sign in' }
  return new SiwxError('SIWX_UNSUPPORTED', { context })
}
