import { detectDevice } from '../../base/device/detectDevice.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { WaitingRequest } from '../../state/connection.ts'
import { openWalletLink } from '../walletDeepLinks/openWalletLink.ts'
import { restoreWalletLink } from '../walletDeepLinks/restoreWalletLink.ts'

/** A page that is still visible after these milliseconds was not left for the wallet. */
const timeoutMs = 1500

/**
 * Opens the paired wallet on this device, because a request is pending there. If the browser does
 * not follow the link, the modal shows it.
 */
export function bringWalletForward(
  kit: KitBase,
  parameters: Pick<WaitingRequest, 'id' | 'href' | 'linked'> & { openRequests: () => void },
): void {
  const { id, href, linked: wallet, openRequests } = parameters
  const device = detectDevice(window)
  const link = href && device.isHandheld ? restoreWalletLink({ href, wallet, device }) : undefined
  if (!link) return
  try {
    openWalletLink({ link, wallet, device, window })
  } catch {
    // The request stays pending if the browser blocks the link. The modal then shows it.
  }
  setTimeout(() => {
    const { connection, modal } = kit.controllers
    const isWaiting = connection.state.waiting.some((request) => request.id === id)
    const isHere = document.visibilityState === 'visible'
    if (isWaiting && isHere && !modal.state.open && !kit.lifetime.aborted) openRequests()
  }, timeoutMs)
}
