import { fromBase64Url } from '../../protocol/toBase64Url.ts'
import { type WalletFacts, walletSchemas } from '../../service/walletSchemas.ts'
import type { SignerOpening } from '../../signer/signerTask.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askPasskey } from '../passkeys/askPasskey.ts'

/**
 * Asks for the share of the service with the key of this device, and with a passkey where the
 * wallet wants one.
 * @returns what opens the wallet, and the wallet as the service lists it
 */
export async function releaseShare(
  context: FrameContext,
  asked: {
    readonly walletId: string
    readonly deviceId: string
    readonly purpose: 'reshare'
  },
  signal: AbortSignal,
): Promise<SignerOpening & { readonly listed: WalletFacts }> {
  const { service, keys } = context
  const { walletId, deviceId, purpose } = asked
  const path = `wallets/${walletId}`
  const { wallet: listed } = await service.ask({
    ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
  })
  const confirmation =
    listed.confirm === 'passkey'
      ? JSON.stringify((await askPasskey(context, 'confirm', signal)).answer)
      : null
  const { generation } = listed
  const released = await service.ask({
    ...{ method: 'POST', path: `${path}/share`, schema: walletSchemas.share, signal },
    body: { generation, purpose, digest: null, proof: { kind: 'device' }, confirmation },
  })
  return {
    listed,
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
