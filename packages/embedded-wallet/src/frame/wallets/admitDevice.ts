import { isDeviceCode } from '../../custody/codes/isDeviceCode.ts'
import { readSymbols } from '../../custody/codes/readSymbols.ts'
import { fromBase64Url } from '../../protocol/toBase64Url.ts'
import { deviceSchemas, type WalletDevice } from '../../service/deviceSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { readOwnDevice } from './readOwnDevice.ts'
import { shareWithDevice } from './shareWithDevice.ts'

type Problem = FrameViews['addDevice']['shown']['problem']

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
  const { stage } = context
  onStep('service')
  const own = await readOwnDevice(context, signal)
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
        await shareWithDevice(context, own, { ...found, code }, signal)
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
