import type { Device } from '../../base/device/detectDevice.ts'
import type { WalletLink } from './walletLink.ts'

/** Where a link opens. A wallet in the browser gets a tab of its own; an app takes over whatever it was opened from. */
export function pickTarget(parameters: {
  kind: WalletLink['kind']
  device: Device
}): WalletLink['target'] {
  const { kind, device } = parameters
  if (kind === 'web' || device.host === 'telegram') return '_blank'
  return device.isFramed ? '_top' : '_self'
}
