import type { SIWXConfig, SIWXSession, SignInPolicy, SignInTerms } from '../config/siwxConfig.ts'
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
    /** Called when a visitor has signed in. */
    onSignIn?: ((session: SIWXSession) => void) | undefined
    /** Called when a visitor has signed out. */
    onSignOut?: (() => void) | undefined
  }
}

/**
 * Signs visitors in at a server of yours: it names what is signed, checks it, and keeps the session
 * in a cookie that no script reads. Loads its code when a wallet connects.
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

  constructor(options: CleatSIWX.Options) {
    const { prompt = 'connect', perChain = false, onAccountChange = 'revoke' } = options
    const { required = true, signOutOnDisconnect = true } = options
    const { onePrompt = 'known', accounts = 'active' } = options
    let client: Promise<Client> | undefined
    const load = () => {
      client ??= import('./createClient.ts').then((module) => module.createClient(options))
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
  }
}
