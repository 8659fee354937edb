import { areEqualBytes } from '../../custody/bytes/areEqualBytes.ts'
import { createDeviceCode } from '../../custody/codes/createDeviceCode.ts'
import { createDeviceHash } from '../../custody/codes/createDeviceHash.ts'
import type { FrameContext } from '../../frame/context/frameContext.ts'
import { FrameFault } from '../../frame/faults/frameFault.ts'
import { type BrowserKeys, openBrowserKeys } from '../../frame/keys/openBrowserKeys.ts'
import { PasskeyError } from '../../frame/passkeys/passkeyError.ts'
import { readBrowser } from '../../frame/readBrowser.ts'
import { createServiceClient, type SendRequest } from '../../frame/service/createServiceClient.ts'
import { ServiceError } from '../../frame/service/serviceError.ts'
import { type OwnDevice, readOwnDevice } from '../../frame/wallets/readOwnDevice.ts'
import { shareWithDevice } from '../../frame/wallets/shareWithDevice.ts'
import { type DeviceLink, deviceLink } from '../../handoff/deviceLink.ts'
import { fromBase64Url } from '../../protocol/toBase64Url.ts'
import { deviceSchemas, type WalletDevice } from '../../service/deviceSchemas.ts'
import type { Signer } from '../../signer/signerTask.ts'
import type { DevicePage, DevicePageView } from './devicePageView.ts'

export declare namespace openDevicePage {
  type Parameters = {
    window: Pick<Window, 'location' | 'history' | 'navigator'>
    send: SendRequest
    signer: Signer
    /** @default `openBrowserKeys` */
    openKeys?: (() => Promise<BrowserKeys>) | undefined
    /** Called with each view, the first one at once. */
    onView: (view: DevicePageView) => void
  }
}

type Context = Pick<FrameContext, 'service' | 'signer' | 'keys' | 'page' | 'browser'>
type Asked = {
  readonly own: OwnDevice
  readonly device: WalletDevice
  readonly devices: readonly WalletDevice[]
  readonly code: string
}

/**
 * Opens the page of the QR code that a new device shows. The link names a key; the device with
 * that key must be one of the account, and is added by the visitor's press alone.
 */
export function openDevicePage(parameters: openDevicePage.Parameters): DevicePage {
  const { window, send, signer, openKeys = openBrowserKeys, onView } = parameters
  const { location, history, navigator } = window
  const link = deviceLink.read(location.hash.slice(1))
  if (location.hash) history.replaceState(null, '', location.pathname)
  const { signal } = new AbortController()
  let asked: Asked | undefined
  let context: Context | undefined
  let isBusy = false

  const end = (reason: Extract<DevicePageView, { name: 'ended' }>['end']) =>
    onView({ name: 'ended', end: reason })
  const ask = (problem: Extract<DevicePageView, { name: 'ask' }>['problem']) => {
    if (!asked) return
    const { device, code } = asked
    onView({ name: 'ask', label: device.label, code, isBusy, problem })
  }
  const start = async ({ hash, host }: DeviceLink) => {
    const keys = await openKeys()
    const service = createServiceClient({ origin: location.origin, signing: keys.signing, send })
    context = {
      ...{ service, signer, keys, page: { origin: host, mode: 'same-site' } },
      browser: readBrowser(navigator.userAgent),
    }
    const own = await readOwnDevice(context, signal)
    const { devices } = await service.ask({
      ...{ method: 'GET', path: 'devices', schema: deviceSchemas.list, signal },
    })
    const device = await findDevice(devices, hash)
    if (!device) return end('gone')
    const code = await createDeviceCode(fromBase64Url(device.publicKey))
    asked = { own, device, devices, code }
    ask(undefined)
  }
  const add = async (into: Context, { own, ...found }: Asked) => {
    isBusy = true
    ask(undefined)
    try {
      await shareWithDevice(into, own, found, signal)
      onView({ name: 'added' })
    } catch (error) {
      isBusy = false
      if (error instanceof PasskeyError) return ask('incomplete')
      if (!(error instanceof ServiceError)) return end('failed')
      if (error.code === 'PASSKEY_REFUSED') return ask('wrongPasskey')
      if (error.code === 'UNREACHABLE') return ask('service')
      end(error.code === 'NOT_FOUND' ? 'gone' : 'failed')
    }
  }

  onView({ name: 'opening' })
  if (!link) end('nothing')
  else
    void start(link).catch((error: unknown) => {
      const isLocked = error instanceof FrameFault || isEnded(error)
      end(isLocked ? 'locked' : 'service')
    })
  return {
    add() {
      if (asked && context && !isBusy) void add(context, asked)
    },
  }
}

/** The device with the key of the link. This browser is none. */
async function findDevice(
  devices: readonly WalletDevice[],
  hash: DeviceLink['hash'],
): Promise<WalletDevice | undefined> {
  for (const device of devices) {
    if (device.isCurrent) continue
    const own = await createDeviceHash(fromBase64Url(device.publicKey))
    if (areEqualBytes(own, hash)) return device
  }
  return undefined
}

function isEnded(error: unknown): boolean {
  const ends = ['WALLET_SESSION_REQUIRED', 'WALLET_SESSION_ENDED']
  return error instanceof ServiceError && ends.includes(error.code)
}
