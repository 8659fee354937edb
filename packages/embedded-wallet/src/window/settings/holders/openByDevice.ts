import type { FrameContext } from '../../../frame/context/frameContext.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import { askShare } from '../../../frame/wallets/askShare.ts'
import type { AskShare } from '../../../service/walletSchemas.ts'
import type { SignerOpening } from '../../../signer/signerTask.ts'
import type { SettingsFacts } from '../context/settingsState.ts'

/** Gets what opens the wallet by the key of this browser. @throws `ServiceError` */
export async function openByDevice(
  context: Pick<FrameContext, 'service' | 'keys'>,
  asked: {
    readonly facts: Pick<SettingsFacts, 'wallet' | 'session'>
    readonly purpose: AskShare['purpose']
    readonly confirmation: string | null
    readonly signal: AbortSignal
  },
): Promise<SignerOpening> {
  const { facts, purpose, confirmation, signal } = asked
  const { wallet, session } = facts
  if (!session.device) throw new ServiceError('SHARE_REFUSED')
  const deviceId = session.device.id
  const share = { wallet, deviceId, purpose, digest: null, confirmation }
  return askShare(context, share, signal)
}
