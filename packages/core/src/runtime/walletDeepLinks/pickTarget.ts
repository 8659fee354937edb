import type { Device } from '../../base/device/detectDevice.ts'
import type { WalletLink } from './walletLink.ts'

/**
 * Returns the target of a link. A web wallet opens in its own tab; an app opens from the current
 * one.
 */
export function pickTarget(parameters: {
  kind: WalletLink['kind']
  device: Device
}): WalletLink['target'] {
  const { kind, device } = parameters
  if (kind === 'web' || device.host === 'telegram') return '_blank'
  return device.isFramed ? '_top' : '_self'
}
