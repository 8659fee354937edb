import { type WalletFacts, walletSchemas } from '../../service/walletSchemas.ts'
import type { SignerOpening } from '../../signer/signerTask.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { confirmByPasskey } from '../passkeys/confirmByPasskey.ts'
import { askShare } from './askShare.ts'

/**
 * Asks for the share of the service with the key of this device, and with a passkey where the
 * wallet wants one.
 * @param asked.digest of what is signed. By default nothing is
 * @returns what opens the wallet, and the wallet as the service lists it
 */
export async function releaseShare(
  context: Pick<FrameContext, 'service' | 'keys' | 'page' | 'browser'>,
  asked: {
    readonly walletId: string
    readonly deviceId: string
    readonly purpose: 'reshare' | 'sign'
    readonly digest?: string | undefined
  },
  signal: AbortSignal,
): Promise<SignerOpening & { readonly listed: WalletFacts }> {
  const { walletId, deviceId, purpose, digest = null } = asked
  const { wallet } = await context.service.ask({
    ...{ method: 'GET', path: `wallets/${walletId}`, schema: walletSchemas.answer, signal },
  })
  const isAsked = wallet.confirm === 'passkey'
  const confirmation = isAsked ? await confirmByPasskey(context, signal) : null
  const share = { wallet, deviceId, purpose, digest, confirmation }
  return { listed: wallet, ...(await askShare(context, share, signal)) }
}
