import type { FrameContext } from '../../../frame/context/frameContext.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import { fromBase64Url } from '../../../protocol/toBase64Url.ts'
import { type AskShare, walletSchemas } from '../../../service/walletSchemas.ts'
import type { SignerOpening } from '../../../signer/signerTask.ts'
import type { SettingsFacts } from '../context/settingsState.ts'

/** Gets what opens the wallet by the key of this browser. @throws `ServiceError` */
export async function openByDevice(
  { service, keys }: Pick<FrameContext, 'service' | 'keys'>,
  asked: {
    readonly facts: Pick<SettingsFacts, 'wallet' | 'session'>
    readonly purpose: AskShare['purpose']
    readonly confirmation: string | null
    readonly signal: AbortSignal
  },
): Promise<SignerOpening> {
  const { facts, purpose, confirmation, signal } = asked
  const { id: walletId, generation } = facts.wallet
  const { device } = facts.session
  if (!device) throw new ServiceError('SHARE_REFUSED')
  const body: AskShare = {
    ...{ generation, purpose, digest: null, confirmation },
    proof: { kind: 'device' },
  }
  const released = await service.ask({
    ...{ method: 'POST', path: `wallets/${walletId}/share`, body },
    ...{ schema: walletSchemas.share, signal },
  })
  return {
    wallet: {
      ...{ walletId, generation: released.generation },
      keystore: fromBase64Url(released.keystore),
    },
    holder: { role: 'd', id: device.id, key: keys.sealing },
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
    known: await keys.readKnown(walletId),
  }
}
