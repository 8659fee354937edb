import type { SIWXSession } from '../config/siwxConfig.ts'
import { createBadAnswerError } from './transport/createBadAnswerError.ts'

const names = ['subject', 'account', 'createdAt', 'endsAt'] as const

/**
 * Reads the session that a server answered. It has neither text nor signature: the server has them.
 * @throws a `SiwxError` with `SERVICE_BAD_ANSWER`
 */
export function readServerSession(answer: unknown): SIWXSession {
  const given = Object(answer) as { [name: string]: unknown }
  for (const name of names) {
    const value = given[name]
    if (typeof value !== 'string' || value.length > 300)
      throw createBadAnswerError(`\`${name}\` of the session is missing`)
  }
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
  }
}
