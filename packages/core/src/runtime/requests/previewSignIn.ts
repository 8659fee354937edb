import { parseCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { readSignInText } from '../../base/signIn/readSignInText.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { isSameAddress } from '../../contract/adapter/isSameAddress.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { checkSignInPage } from './checkSignInPage.ts'
import { isSignInText } from './isSignInText.ts'

/** Names that messages have for clusters, with their references of CAIP-2. */
const clusters: ReadonlyMap<string, string> = new Map([
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

/** The fields of the message that say exactly what was asked for. */
const same = [
  ...(['domain', 'uri', 'nonce', 'statement', 'requestId'] as const),
  ...(['issuedAt', 'expirationTime', 'notBefore'] as const),
] as const

/**
 * Checks that a sign-in message says what was asked for, for the account and network that the
 * visitor sees, and for this page.
 * @throws `SIWX_…`
 */
export function previewSignIn(
  kit: KitBase,
  request: Extract<WalletRequest, { type: 'signIn:sign' }>,
): void {
  const { text, terms, isFreeForm, view } = request
  if (isFreeForm && !isSignInText(text)) return
  const read = readSignInText(text)
  if (!read) throw invalid('text', 'is not a sign-in message by EIP-4361')
  checkSignInPage(kit, read)
  const isOwn =
    isSameAddress(kit, view.namespace, read.address, view.address) &&
    isSameAddress(kit, view.namespace, terms.accountAddress, view.address)
  if (!isOwn)
    throw new CleatError('SIWX_ACCOUNT_MISMATCH', {
      context: { expected: view.address, actual: read.address },
    })
  const { reference } = parseCaipNetworkId(view.caipNetworkId)
  const written = clusters.get(read.chainId) ?? read.chainId
  if (terms.chainId !== view.caipNetworkId || ![reference, view.caipNetworkId].includes(written))
    throw invalid('chainId', `is not ${view.caipNetworkId}`)
  // A form of the app's own may leave facts out of its data.
  const asked = same.filter((name) => !isFreeForm || terms[name] !== undefined)
  const changed = asked.find((name) => read[name] !== (terms[name] || undefined))
  if (changed) throw invalid(changed, 'is not what was asked for')
  const resources = terms.resources ?? []
  const isAsked =
    read.resources === undefined
      ? resources.length === 0
      : read.resources.length === resources.length &&
        read.resources.every((uri, at) => uri === resources[at])
  if (!isAsked) throw invalid('resources', 'are not what was asked for')
}

function invalid(field: string, reason: string): CleatError {
  return new CleatError('SIWX_MESSAGE_INVALID', { context: { field, reason } })
}
