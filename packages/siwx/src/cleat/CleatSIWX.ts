import type {
  SIWXConfig,
  SIWXSession,
  SignInDevice,
  SignInPolicy,
  SignInTerms,
} from '@cleat/core/sign-in'
import type { Client } from './createClient.ts'

export declare namespace CleatSIWX {
  type Options = Partial<SignInPolicy> & {
    /** Base URL of the routes of sign-in, such as `/api/siwx`. */
    url: string
    /** What the visitor reads in the message: one line of at most 280 ASCII characters. */
    statement?: string | undefined
    /** Addresses that the message names, such as the terms: at most 8. */
    resources?: readonly string[] | undefined
    /** Names the request in the message. */
    requestId?: string | undefined
    /** Whether visitors have to sign in. @default true */
    required?: boolean | undefined
    /** Whether disconnecting signs out. @default true */
    signOutOnDisconnect?: boolean | undefined
    /**
     * How the server knows the visitor: by a cookie, for pages on its site, or by tokens that are
     * bound to a key of this browser (RFC 9449), for pages on another site and servers with `keys`.
     * @default 'cookie'
     */
    transport?: 'cookie' | 'dpop' | undefined
    /** Called when a visitor has signed in. */
    onSignIn?: ((session: SIWXSession) => void) | undefined
    /** Called when a visitor has signed out. */
    onSignOut?: (() => void) | undefined
  }
}

/**
 * Signs visitors in at a server of yours: it names what is signed, checks it, and keeps the session
 * in a cookie that no script reads, or in tokens that are useless elsewhere. Loads its code when a
 * wallet connects.
 * @example
 * ```ts
 * import { CleatSIWX } from '@cleat/siwx'
 *
 * export const siwx = new CleatSIWX({ url: '/api/siwx' })
 * ```
 */
export class CleatSIWX implements SIWXConfig {
  /** Whether disconnecting signs out. */
  readonly signOutOnDisconnect: boolean
  /** When a visitor is asked, and what ends a session. */
  readonly policy: SignInPolicy
  /** Whether visitors have to sign in. */
  readonly getRequired: () => boolean
  /** Fetches what the next message says. */
  readonly prepare: () => Promise<SignInTerms>
  /** Writes the message with what the server asks for. */
  readonly createMessage: SIWXConfig['createMessage']
  /** Signs in. */
  readonly addSession: SIWXConfig['addSession']
  /** Signs in, and resolves with the session as the server has it. */
  readonly authenticate: (session: SIWXSession) => Promise<SIWXSession>
  /** Adds an account to the session that there is. */
  readonly link: (session: SIWXSession) => Promise<SIWXSession>
  /** Signs out. */
  readonly revokeSession: () => Promise<void>
  /** Ends every session of the visitor, on other devices too. */
  readonly signOutEverywhere: () => Promise<void>
  /** Signs out, and in again with what is given. */
  readonly setSessions: SIWXConfig['setSessions']
  /** The session that the server has, if it is of the account. */
  readonly getSessions: SIWXConfig['getSessions']

  /** Lengthens the session that the server has, if it is of the account. */
  readonly refresh: (chainId: string, address: string) => Promise<SIWXSession | undefined>
  /** The browsers in which the visitor is signed in, the last used first. */
  readonly listDevices: () => Promise<SignInDevice[]>
  /** Signs one of them out. */
  readonly endDevice: (id: string) => Promise<void>
  /** As `fetch`, as the visitor: with the cookie, or with an access token and a proof of its key. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>

  constructor(options: CleatSIWX.Options) {
    const { prompt = 'connect', perChain = false, onAccountChange = 'revoke' } = options
    const { required = true, signOutOnDisconnect = true } = options
    const { onePrompt = 'known', accounts = 'active' } = options
    let client: Promise<Client> | undefined
    const load = () => {
      client ??= import('./openClient.ts').then((module) => module.openClient(options))
      // A failure to load is not kept.
      client.catch(() => {
        client = undefined
      })
      return client
    }
    this.policy = { prompt, perChain, onAccountChange, onePrompt, accounts }
    this.signOutOnDisconnect = signOutOnDisconnect
    this.getRequired = () => required
    this.prepare = async () => (await load()).prepare()
    this.createMessage = async (input) => (await load()).createMessage(input)
    this.addSession = async (session) => void (await this.authenticate(session))
    this.authenticate = async (session) => (await load()).authenticate(session)
    this.link = async (session) => (await load()).authenticate(session, true)
    this.revokeSession = async () => (await load()).signOut()
    this.signOutEverywhere = async () => (await load()).signOut(true)
    this.setSessions = async (sessions) => (await load()).setSessions(sessions)
    this.getSessions = async (chainId, address) => (await load()).getSessions(chainId, address)
    this.refresh = async (chainId, address) => (await load()).refresh(chainId, address)
    this.listDevices = async () => (await load()).listDevices()
    this.endDevice = async (id) => (await load()).endDevice(id)
    this.fetch = async (input, init) => (await load()).fetch(input, init)
  }
}
