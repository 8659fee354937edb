import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import type { SignInSession } from './signInState.ts'

/** The facts of a session that are shown and kept. */
export function toSession({ data, ...session }: SIWXSession): SignInSession {
  const { accountAddress, chainId, issuedAt, expirationTime } = data
  const [namespace] = chainId.split(':')
  const account = `${chainId}:${accountAddress}`
  const { kind = 'key' } = session
  const subject = kind === 'key' ? `${namespace}:${accountAddress}` : account
  return {
    ...(session.id === undefined ? {} : { id: session.id }),
    ...{ account, kind, subject: session.subject ?? subject },
    ...{ createdAt: session.createdAt ?? issuedAt, endsAt: session.endsAt ?? expirationTime },
  }
}
