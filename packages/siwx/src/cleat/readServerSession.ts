import type { SIWXSession } from '@cleat/core/sign-in'
import { createBadAnswerError } from './transport/createBadAnswerError.ts'

const names = ['subject', 'account', 'createdAt', 'endsAt'] as const
type Given = { readonly [name: string]: unknown }

/** In accounts. No session has more. */
const most = 32

/**
 * Reads the session that a server answered, as the one of the account that is wanted, or of its
 * first one. It has neither text nor signature: the server has them.
 * @throws a `SiwxError` with `SERVICE_BAD_ANSWER`
 */
export async function readServerSession(
  answer: unknown,
  isWanted: (session: SIWXSession) => Promise<boolean>,
): Promise<SIWXSession> {
  const given = Object(answer) as Given
  const first = readAccount(given)
  const { accounts } = given
  for (const account of Array.isArray(accounts) ? accounts.slice(0, most) : []) {
    const session = readAccount({ ...given, ...account })
    if (await isWanted(session)) return session
  }
  return first
}

function readAccount(given: Given): SIWXSession {
  for (const name of names) {
    const value = given[name]
    if (typeof value !== 'string' || value.length > 300)
      throw createBadAnswerError(`\`${name}\` of the session is missing`)
  }
  const { id } = given
  const { subject, account, kind, createdAt, endsAt } = given as {
    [name in (typeof names)[number] | 'kind']: string
  }
  const [namespace, reference, ...rest] = account.split(':')
  const accountAddress = rest.join(':')
  if (!namespace || !reference || !accountAddress)
    throw createBadAnswerError('`account` of the session is not by CAIP-10')
  const { host, origin } = globalThis.location
  return {
    data: {
      ...{ accountAddress, chainId: `${namespace}:${reference}`, domain: host, uri: origin },
      ...{ version: '1', nonce: '', issuedAt: createdAt, expirationTime: endsAt },
    },
    ...{ message: '', signature: '', subject, createdAt, endsAt },
    kind: kind === 'contract' ? 'contract' : 'key',
    ...(typeof id === 'string' ? { id } : {}),
  }
}
