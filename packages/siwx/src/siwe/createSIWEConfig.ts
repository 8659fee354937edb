import type { SIWXConfig, SIWXMessage, SIWXSession } from '@cleat/core/sign-in'
import { SiwxError } from '../config/siwxError.ts'
import type { SIWEConfig, SIWEMessageParams, SIWESession } from './siweOptions.ts'

/**
 * Makes the sign-in of an EVM app an option of `createAppKit`: `siweConfig`. Accounts of other
 * families of chains count as signed in.
 * @example
 * ```ts
 * import { createSIWEConfig, formatMessage } from '@cleat/siwx/siwe'
 *
 * const ask = async (path: string, body?: object) => {
 *   const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
 *   return (await fetch(`/api/siwe/${path}`, init)).json()
 * }
 *
 * export const siweConfig = createSIWEConfig({
 *   getNonce: async () => (await ask('nonce')).nonce,
 *   createMessage: ({ address, ...args }) => formatMessage(args, address),
 *   verifyMessage: async (signed) => (await ask('verify', signed)).isValid,
 *   getSession: () => ask('session'),
 *   signOut: async () => (await ask('sign-out', {})).isSignedOut,
 * })
 * ```
 */
export function createSIWEConfig(config: SIWEConfig): SIWXConfig {
  const { required = true, enabled = true, sessionRefetchIntervalMs = 300_000 } = config
  const { signOutOnDisconnect = true, signOutOnAccountChange = true } = config
  const { signOutOnNetworkChange = true, nonceRefetchIntervalMs = 300_000 } = config
  let known: { session: SIWESession | null; askedAt: number } | undefined

  const getSession = async () => {
    const now = performance.now()
    if (known && now - known.askedAt < sessionRefetchIntervalMs) return known.session
    known = { session: await config.getSession(), askedAt: now }
    return known.session
  }
  const signOut = async () => {
    known = undefined
    if (!(await config.signOut()))
      throw new SiwxError('SERVICE_BAD_ANSWER', {
        context: { service: 'sign-in service', reason: 'it did not sign out' },
      })
    config.onSignOut?.()
  }
  const addSession = async ({ message, signature }: SIWXSession) => {
    if (!(await config.verifyMessage({ message, signature })))
      throw new SiwxError('SIWX_SIGNATURE_REFUSED', { context: { type: 'eip155' } })
    known = undefined
    const session = await getSession()
    if (!session)
      throw new SiwxError('SERVICE_BAD_ANSWER', {
        context: { service: 'sign-in service', reason: 'it has no session' },
      })
    config.onSignIn?.(session)
  }

  return {
    signOutOnDisconnect,
    signOutOnAccountChange,
    messageLifeMs: nonceRefetchIntervalMs,
    ...(enabled ? {} : { policy: { prompt: 'manual', perChain: false, onAccountChange: 'keep' } }),
    getRequired: () => required && enabled,
    async createMessage({ accountAddress, chainId }) {
      const id = Number(chainId.split(':')[1])
      const address = `did:pkh:${chainId}:${accountAddress}`
      const [nonce, params] = await Promise.all([
        config.getNonce(address),
        (config.getMessageParams ?? describePage)(),
      ])
      const { chains: _, iat = new Date().toISOString(), ...said } = params
      const args = { ...said, ...{ nonce, address, iat, version: '1' as const, chainId: id } }
      const text = config.createMessage(args)
      return toMessage({ accountAddress, chainId, nonce, issuedAt: iat, said, text })
    },
    addSession,
    async revokeSession(chainId) {
      if (isEvm(chainId)) await signOut()
    },
    async setSessions(sessions) {
      const session = sessions.find(({ data }) => isEvm(data.chainId))
      if (session) await addSession(session)
      else if (sessions.length === 0) await signOut()
    },
    async getSessions(chainId, address) {
      if (!isEvm(chainId)) return [toSession({ chainId, address })]
      const session = await getSession()
      if (!session) return []
      const isAccount = session.address.toLowerCase() === address.toLowerCase()
      const isChain = `eip155:${session.chainId}` === chainId
      const isIts = (isAccount || !signOutOnAccountChange) && (isChain || !signOutOnNetworkChange)
      return isIts ? [toSession({ chainId, address })] : []
    },
  }
}

function isEvm(chainId: string): boolean {
  return chainId.startsWith('eip155:')
}

async function describePage(): Promise<SIWEMessageParams> {
  const { host, origin } = globalThis.location
  return { domain: host, uri: origin, chains: [] }
}

function toMessage(parameters: {
  accountAddress: string
  chainId: string
  nonce: string
  issuedAt: string
  said: Omit<SIWEMessageParams, 'chains' | 'iat'>
  text: string
}): SIWXMessage {
  const { said, text, ...rest } = parameters
  const { domain, uri, statement, exp: expirationTime, nbf: notBefore, requestId, resources } = said
  return {
    ...rest,
    ...{ domain, uri, version: '1', statement, expirationTime, notBefore, requestId, resources },
    toString: () => text,
  }
}

/** The server has the text and the signature. */
function toSession({ chainId, address }: { chainId: string; address: string }): SIWXSession {
  const { host, origin } = globalThis.location
  const page = { domain: host, uri: origin, version: '1', nonce: '' }
  return { data: { accountAddress: address, chainId, ...page }, message: '', signature: '' }
}
