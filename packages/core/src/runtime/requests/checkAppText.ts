import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import { readSignInText } from '../../base/signIn/readSignInText.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { checkSignInPage } from './checkSignInPage.ts'
import { isSignInText } from './isSignInText.ts'
import { listTexts } from './listTexts.ts'

/**
 * Checks a text of the app that looks like a sign-in: it has to be one, and for this page.
 * Otherwise an alert and an event say so, or the request is refused with `strictSignIn`.
 * @throws `SIWX_DOMAIN_MISMATCH`, `SIWX_MESSAGE_INVALID`, with `strictSignIn`
 */
export function checkAppText(kit: KitBase, request: WalletRequest): void {
  const text = findTexts(request).find(isSignInText)
  if (text === undefined) return
  try {
    const read = readSignInText(text)
    if (!read)
      throw new CleatError('SIWX_MESSAGE_INVALID', {
        context: { field: 'text', reason: 'is not a sign-in message by EIP-4361' },
      })
    checkSignInPage(kit, read)
  } catch (error) {
    if (kit.options.strictSignIn || !isCleatError(error)) throw error
    const { account, alerts, events } = kit.controllers
    const { shortMessage: message, code } = error
    alerts.show({ message, variant: 'warning' })
    const { address, caipNetworkId: network, namespace } = request.view
    const { allAccounts } = account.get(namespace)
    const isSmartAccount = allAccounts.some(
      (one) => one.address === address && one.type === 'smartAccount',
    )
    events.track('SIWX_AUTH_ERROR', {
      ...{ network, isSmartAccount, message, code },
    })
  }
}

function findTexts(request: WalletRequest): readonly string[] {
  if (request.type === 'message:sign') return [request.message]
  return request.type === 'provider:request' ? listTexts(request.params) : []
}
