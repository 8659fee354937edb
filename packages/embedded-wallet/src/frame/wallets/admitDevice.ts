import { isDeviceCode } from '../../custody/codes/isDeviceCode.ts'
import { readSymbols } from '../../custody/codes/readSymbols.ts'
import { fromBase64Url } from '../../protocol/toBase64Url.ts'
import { deviceSchemas, type WalletDevice } from '../../service/deviceSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { askAgain } from '../service/askAgain.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { listGone } from './listGone.ts'
import { releaseShare } from './releaseShare.ts'
import { toGeneration } from './toGeneration.ts'

type Problem = FrameViews['addDevice']['shown']['problem']
type Own = { readonly walletId: string; readonly deviceId: string }

/** As many as a device shows. */
const codeLength = 12

/**
 * Lets another device open the wallet, too: the visitor types the code that it shows, and shares
 * are sealed to the key with that code alone.
 * @throws `FrameFault`, `ServiceError`, `CustodyError`
 */
export async function admitDevice(
  context: FrameContext,
  { signal, onStep }: Ceremony,
): Promise<Record<string, never>> {
  const { service, stage } = context
  onStep('service')
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  if (!session) throw new FrameFault('not-logged-in')
  const wallet = session.wallets.find(({ accounts }) => accounts !== null)
  if (!wallet || session.device?.state !== 'active') throw new FrameFault('locked')
  const own = { walletId: wallet.id, deviceId: session.device.id }
  onStep('surface')
  for (let problem: Problem; ; ) {
    const { code } = await stage.ask('addDevice', { problem }, signal)
    if (readSymbols(code)?.length !== codeLength) {
      problem = 'mistyped'
      continue
    }
    try {
      const found = await findDevice(context, code, signal)
      if (found) {
        await admit(context, own, { ...found, code }, signal)
        return {}
      }
      problem = 'wrong'
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'UNREACHABLE') throw error
      problem = 'service'
    }
  }
}

/** The device of the account whose key has the code. */
async function findDevice(
  { service }: FrameContext,
  code: string,
  signal: AbortSignal,
): Promise<
  { readonly device: WalletDevice; readonly devices: readonly WalletDevice[] } | undefined
> {
  const { devices } = await service.ask({
    ...{ method: 'GET', path: 'devices', schema: deviceSchemas.list, signal },
  })
  for (const device of devices)
    if (!device.isCurrent && (await isDeviceCode(code, fromBase64Url(device.publicKey))))
      return { device, devices }
  return undefined
}

async function admit(
  context: FrameContext,
  own: Own,
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
