import { parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { SIWXMessage } from '../../../contract/signIn/siwxConfig.ts'
import type { NameTerms } from '../service/nameTerms.ts'
import { clusters, ecosystems } from './ecosystems.ts'
import type { NamePurpose } from './namePurposes.ts'

/**
 * Writes the text that is signed for a name: a sign-in text whose statement and only resource say
 * what for. The request pipeline reads it again before the wallet is asked.
 * @throws `NAME_UNSUPPORTED` on chains without such texts, `SERVICE_BAD_ANSWER` for other terms
 * @see EIP-4361, CAIP-122
 */
export function writeMessage(parameters: {
  purpose: NamePurpose
  view: RequestView
  terms: NameTerms
}): { text: string; data: SIWXMessage.Data; coinType: number } {
  const { purpose, view, terms } = parameters
  const { address, caipNetworkId, namespace } = view
  const ecosystem = ecosystems.get(namespace)
  if (!ecosystem) {
    const reason = `there are no messages for ${namespace}`
    throw new CleatError('NAME_UNSUPPORTED', { context: { reason } })
  }
  const { domain, uri, nonce, issuedAt, expirationTime } = terms
  const { statement, resource } = purpose
  const isAsked = terms.statement === statement && String(terms.resources) === resource
  if (!isAsked)
    throw new CleatError('SERVICE_BAD_ANSWER', {
      context: { service: 'names', reason: 'terms for something else' },
    })
  const { reference } = parseCaipNetworkId(caipNetworkId)
  const text = [
    `${domain} wants you to sign in with your ${ecosystem.word} account:`,
    ...[address, '', statement, ''],
    ...[`URI: ${uri}`, 'Version: 1', `Chain ID: ${clusters.get(reference) ?? reference}`],
    ...[`Nonce: ${nonce}`, `Issued At: ${issuedAt}`, `Expiration Time: ${expirationTime}`],
    ...['Resources:', `- ${resource}`],
  ].join('\n')
  const data = {
    ...{ accountAddress: address, chainId: caipNetworkId, domain, uri, version: '1', nonce },
    ...{ statement, issuedAt, expirationTime, resources: [resource] },
  }
  return { text, data, coinType: ecosystem.toCoinType(reference) }
}
