import type { SIWXMessage, SIWXSession, SignInDevice, SignInTerms } from '@cleat/core/sign-in'
import { SiwxError } from '../config/siwxError.ts'
import { isOfAccount } from '../text/isOfAccount.ts'
import { writeText } from '../text/writeText.ts'
import { readDevices } from './readDevices.ts'
import { readServerSession } from './readServerSession.ts'
import { type AskedTerms, readTerms } from './readTerms.ts'
import type { Transport } from './transport/transport.ts'

export declare namespace createClient {
  type Options = {
    statement?: string | undefined
    resources?: readonly string[] | undefined
    requestId?: string | undefined
    perChain?: boolean | undefined
    onSignIn?: ((session: SIWXSession) => void) | undefined
    onSignOut?: (() => void) | undefined
  }
}

/** What a page asks its server, and the terms that it was given. */
export type Client = {
  /** Fetches the terms, unless they are there. Calls share one request. */
  prepare(): Promise<SignInTerms>
  createMessage(input: SIWXMessage.Input): Promise<SIWXMessage>
  /** Signs in, or adds the account to the session that there is if it `isLinked`. */
  authenticate(session: SIWXSession, isLinked?: boolean): Promise<SIWXSession>
  /** Signs out, and in again with what is given. */
  setSessions(sessions: readonly SIWXSession[]): Promise<void>
  getSessions(chainId: string, address: string): Promise<SIWXSession[]>
  /** Lengthens the session, if there is one of the account. */
  refresh(chainId: string, address: string): Promise<SIWXSession | undefined>
  listDevices(): Promise<SignInDevice[]>
  endDevice(id: string): Promise<void>
  fetch: Transport['fetch']
  /** Signs out, also on other devices if `everywhere`. */
  signOut(everywhere?: boolean): Promise<void>
}

type Terms = { readonly asked: AskedTerms; readonly staleAt: number }

/** What a visitor needs in the wallet, in ms. */
const spareMs = 120_000

export function createClient(options: createClient.Options, transport: Transport): Client {
  const { perChain = false, onSignIn, onSignOut } = options
  const query = toQuery(options)
  let terms: Terms | undefined
  let fetching: Promise<AskedTerms> | undefined
  /** By nonce: what is sent back with the signature. */
  const tokens = new Map<string, string>()

  const fetchTerms = async () => {
    try {
      const startedAt = performance.now()
      const asked = readTerms(await transport.ask({ path: `/nonce${query}`, method: 'GET' }))
      // Both times are the server's, so a wrong clock of the visitor does no harm.
      const lifeMs = Date.parse(asked.expirationTime) - Date.parse(asked.issuedAt)
      terms = { asked, staleAt: startedAt + lifeMs - spareMs }
      tokens.set(asked.nonce, asked.token)
      return asked
    } finally {
      fetching = undefined
    }
  }

  const prepare = async () => {
    if (terms && terms.staleAt > performance.now()) return terms.asked
    fetching ??= fetchTerms()
    return fetching
  }

  const client: Client = {
    async prepare() {
      const { token: _, resources, ...asked } = await prepare()
      return { ...asked, ...(resources ? { resources: [...resources] } : {}) }
    },
    async createMessage({ accountAddress, chainId }) {
      return writeText({ accountAddress, chainId, version: '1', ...(await client.prepare()) })
    },
    async authenticate({ data, message, signature }, isLinked) {
      const { nonce } = data
      const token = tokens.get(nonce)
      if (token === undefined)
        throw new SiwxError('SIWX_NONCE_REFUSED', { context: { reason: 'unknown' } })
      try {
        const answer = await transport.ask({
          ...{ path: '/authenticate', method: 'POST', isOfSession: isLinked },
          body: { message, signature, ...(isLinked ? { link: true } : {}) },
          headers: { 'x-nonce-jwt': `Bearer ${token}` },
        })
        const session = await readServerSession(answer, isOf(data.chainId, data.accountAddress))
        await transport.enter(answer)
        drop(nonce)
        onSignIn?.(session)
        return session
      } catch (error) {
        const { code } = Object(error) as { code?: unknown }
        // There is no session any more, which is said before the nonce is looked at.
        if (isLinked && code === 'SIWX_REQUIRED')
          return client.authenticate({ data, message, signature })
        // The server looked at it, so that its nonce is used.
        if (String(code).startsWith('SIWX_')) drop(nonce)
        if (!isLinked || code !== 'SIWX_ACCOUNT_MISMATCH') throw error
        const account = `${data.chainId}:${data.accountAddress}`
        throw new SiwxError('SIWX_LINK_REFUSED', { context: { account }, cause: error })
      }
    },
    async setSessions(sessions) {
      if (sessions.length === 0) await client.signOut()
      for (const session of sessions) await client.authenticate(session)
    },
    getSessions: async (chainId, address) =>
      toOwn(await transport.find(), chainId, address).then((own) => (own ? [own] : [])),
    refresh: async (chainId, address) => toOwn(await transport.refresh(), chainId, address),
    async signOut(everywhere = false) {
      await transport.leave(everywhere)
      onSignOut?.()
    },
    listDevices: async () =>
      readDevices(await transport.ask({ path: '/sessions', method: 'GET', isOfSession: true })),
    async endDevice(id) {
      const path = `/sessions/${encodeURIComponent(id)}`
      await transport.ask({ path, method: 'DELETE', isOfSession: true })
    },
    fetch: (input, init) => transport.fetch(input, init),
  }
  return client

  function isOf(chainId: string, address: string) {
    return (one: SIWXSession) => isOfAccount(one, { chainId, address, perChain })
  }

  async function toOwn(
    session: unknown,
    chainId: string,
    address: string,
  ): Promise<SIWXSession | undefined> {
    if (session === undefined) return undefined
    const isWanted = isOf(chainId, address)
    const found = await readServerSession(session, isWanted)
    return (await isWanted(found)) ? found : undefined
  }

  function drop(nonce: string): void {
    tokens.delete(nonce)
    if (terms?.asked.nonce === nonce) terms = undefined
  }
}

/** What the message says beside the server's own. */
function toQuery({ statement, requestId, resources = [] }: createClient.Options): string {
  const query = new URLSearchParams([
    ...(statement === undefined ? [] : [['statement', statement]]),
    ...(requestId === undefined ? [] : [['requestId', requestId]]),
    ...resources.map((resource) => ['resource', resource]),
  ])
  return query.size > 0 ? `?${query}` : ''
}
