import { detectDevice } from '../../base/device/detectDevice.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { openWalletLink } from '../walletDeepLinks/openWalletLink.ts'
import { restoreWalletLink } from '../walletDeepLinks/restoreWalletLink.ts'

/** Milliseconds after which a page that is still to be seen was not left for the wallet. */
const patienceMs = 1500

/**
 * Opens the paired wallet on this device, because a request waits there. Where the browser does not follow, the modal
 * offers the way.
 */
export function bringWalletForward(
  kit: KitBase,
  parameters: { id: number; href: string | undefined; openRequests: () => void },
): void {
  const { id, href, openRequests } = parameters
  const device = detectDevice(window)
  const link = href && device.isHandheld ? restoreWalletLink({ href, device }) : undefined
  if (!link) return
  try {
    openWalletLink({ link, device, window })
  } catch {
    // A browser that refuses to leave takes no request along: the way is offered below.
  }
  setTimeout(() => {
    const { connection, modal } = kit.controllers
    const isWaiting = connection.state.waiting.some((request) => request.id === id)
    const isHere = document.visibilityState === 'visible'
    if (isWaiting && isHere && !modal.state.open && !kit.lifetime.aborted) openRequests()
  }, patienceMs)
}
