import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'

/** The wallet that this browser opens, and its own id among the holders. */
export type OwnDevice = { readonly walletId: string; readonly deviceId: string }

/** @throws `FrameFault` where this browser opens no wallet, `ServiceError` */
export async function readOwnDevice(
  { service }: Pick<FrameContext, 'service'>,
  signal: AbortSignal,
): Promise<OwnDevice> {
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  if (!session) throw new FrameFault('not-logged-in')
  const wallet = session.wallets.find(({ accounts }) => accounts !== null)
  if (!wallet || session.device?.state !== 'active') throw new FrameFault('locked')
  return { walletId: wallet.id, deviceId: session.device.id }
}
