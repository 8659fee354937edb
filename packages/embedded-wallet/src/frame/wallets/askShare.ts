import { fromBase64Url } from '../../protocol/toBase64Url.ts'
import { type AskShare, type WalletFacts, walletSchemas } from '../../service/walletSchemas.ts'
import type { SignerOpening } from '../../signer/signerTask.ts'
import type { FrameContext } from '../context/frameContext.ts'

/**
 * Asks for the share of the service with the key of this device.
 * @returns what opens the wallet
 * @throws `ServiceError`
 */
export async function askShare(
  { service, keys }: Pick<FrameContext, 'service' | 'keys'>,
  asked: Pick<AskShare, 'purpose' | 'digest' | 'confirmation'> & {
    readonly wallet: Pick<WalletFacts, 'id' | 'generation'>
    readonly deviceId: string
  },
  signal: AbortSignal,
): Promise<SignerOpening> {
  const { wallet, deviceId, purpose, digest, confirmation } = asked
  const { id: walletId, generation } = wallet
  const body: AskShare = { generation, purpose, digest, confirmation, proof: { kind: 'device' } }
  const released = await service.ask({
    ...{ method: 'POST', path: `wallets/${walletId}/share`, body },
    ...{ schema: walletSchemas.share, signal },
  })
  return {
    wallet: {
      ...{ walletId, generation: released.generation },
      keystore: fromBase64Url(released.keystore),
    },
    holder: { role: 'd', id: deviceId, key: keys.sealing },
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
    known: await keys.readKnown(walletId),
  }
}
