import type { FrameRequest } from '../../protocol/frameRequest.ts'
import { sessionSchemas, type WalletSession } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { findOwn } from './findOwn.ts'

/** The wallet that a request is for, and the device that opens it. */
export type FoundWallet = { readonly walletId: string; readonly deviceId: string }

/** Finds the wallet of the account that a request names, which this device opens. */
export async function findWallet(
  { service }: Pick<FrameContext, 'service'>,
  request: FrameRequest,
  signal: AbortSignal,
): Promise<FoundWallet> {
  const { answer: schema } = sessionSchemas
  const { session } = await service.ask({ method: 'GET', path: 'session', schema, signal })
  return readWallet(session, request)
}

function readWallet(session: WalletSession | null, request: FrameRequest): FoundWallet {
  if (!session) throw new FrameFault('not-logged-in')
  const { device, isProven } = session
  if (!device || !isProven) throw new FrameFault('locked')
  const wallet = findOwn(session, request)
  if (!wallet) throw new FrameFault('bad-request')
  return { walletId: wallet.id, deviceId: device.id }
}
