import type { Device } from '../../base/device/detectDevice.ts'
import { isOpenable } from './isOpenable.ts'
import { pickTarget } from './pickTarget.ts'
import type { WalletLink } from './walletLink.ts'

/**
 * Restores a stored link for later requests. Returns `undefined` if it is no link of the wallet.
 */
export function restoreWalletLink(parameters: {
  href: string
  /** The wallet that the link opens. */
  wallet: isOpenable.Parameters['wallet']
  device: Device
}): WalletLink | undefined {
  const { href, wallet, device } = parameters
  if (!isOpenable({ href, wallet })) return undefined
  const [page, app] = device.isHandheld
    ? (['universal', 'native'] as const)
    : (['web', 'desktop'] as const)
  const kind = /^https?:/.test(href) ? page : app
  return { kind, href, target: pickTarget({ kind, device }) }
}
