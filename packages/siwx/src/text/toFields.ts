import type { SIWXMessage } from '@cleat/core/sign-in'
import { SiwxError } from '../config/siwxError.ts'
import type { SignInFields, SignInNamespace } from '../fields/signInFields.ts'
import { ecosystems } from '../grammar/ecosystems.ts'

/** The names that Solana's messages have for clusters, by their references of CAIP-2. */
const clusters: ReadonlyMap<string, string> = new Map([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
])

/** The fields of a message, as its family of chains writes them. */
export function toFields(data: SIWXMessage.Data): SignInFields {
  const { accountAddress: address, chainId, domain, uri, nonce, issuedAt = '' } = data
  const { statement, expirationTime, notBefore, requestId, resources } = data
  const [namespace = '', reference = ''] = chainId.split(':')
  if (!isNamespace(namespace))
    throw new SiwxError('SIWX_UNSUPPORTED', {
      context: { wallet: 'The wallet', reason: `there are no sign-in messages for ${namespace}` },
    })
  return {
    ...{ namespace, domain, address, uri, nonce, issuedAt },
    chainId: clusters.get(reference) ?? reference,
    ...(statement === undefined ? {} : { statement }),
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources }),
  }
}

function isNamespace(namespace: string): namespace is SignInNamespace {
  return Object.hasOwn(ecosystems, namespace)
}
