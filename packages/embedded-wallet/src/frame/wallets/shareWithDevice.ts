import { fromBase64Url } from '../../protocol/toBase64Url.ts'
import { deviceSchemas, type WalletDevice } from '../../service/deviceSchemas.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askAgain } from '../service/askAgain.ts'
import { listGone } from './listGone.ts'
import type { OwnDevice } from './readOwnDevice.ts'
import { releaseShare } from './releaseShare.ts'
import { toGeneration } from './toGeneration.ts'

/**
 * Makes a device a holder of the wallet, whose code the visitor typed or compared.
 * @throws `ServiceError`, `CustodyError`
 */
export async function shareWithDevice(
  context: Pick<FrameContext, 'service' | 'signer' | 'keys' | 'page' | 'browser'>,
  own: OwnDevice,
  asked: {
    readonly device: WalletDevice
    /** All of the account. */
    readonly devices: readonly WalletDevice[]
    readonly code: string
  },
  signal: AbortSignal,
): Promise<void> {
  const { service, signer, keys } = context
  const { walletId } = own
  const { device, devices, code } = asked
  const { id, label, publicKey } = device
  const { listed, ...opening } = await releaseShare(context, { ...own, purpose: 'reshare' }, signal)
  // An answer that was lost, and the code was typed again.
  if (listed.holders.some((holder) => holder.id === id)) return
  const record = await signer.run('admitDevice', {
    ...{ ...opening, code, now: Date.now(), gone: listGone(listed.holders, devices) },
    device: { id, label, publicKey: fromBase64Url(publicKey) },
  })
  await service.ask({
    ...{ method: 'POST', path: `devices/${id}/approve`, body: {} },
    ...{ schema: deviceSchemas.answer, signal },
  })
  const path = `wallets/${walletId}`
  await service
    .ask({
      ...{ method: 'PUT', path: `${path}/generation`, schema: walletSchemas.answer, signal },
      body: {
        ...toGeneration(record, [...record.holders, ...listed.holders]),
        proof: { kind: 'device' },
      },
    })
    .catch(async (error: unknown) => {
      // Its answer may be lost.
      const { wallet: now } = await askAgain(service, {
        ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
      })
      if (!now.holders.some((holder) => holder.id === id)) throw error
    })
  const { generation, addresses } = record
  await keys.writeKnown(walletId, { generation, addresses })
}
