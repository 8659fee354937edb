import type { Device } from '../../base/device/detectDevice.ts'
import { readPath } from '../../base/device/readPath.ts'
import { isOpenable } from './isOpenable.ts'
import type { WalletLink } from './walletLink.ts'

export declare namespace openWalletLink {
  type Parameters = {
    link: WalletLink
    /** The wallet to open. Links to other places are not opened. */
    wallet: isOpenable.Parameters['wallet']
    device: Device
    window: Pick<Window, 'open'>
  }
}

/**
 * Opens a link in the same tick, because a later one has no user gesture. Links restored after a
 * reload come from storage, so what is no link of the wallet is rejected here as well.
 */
export function openWalletLink(parameters: openWalletLink.Parameters): void {
  const { link, wallet, device, window } = parameters
  const { href, target } = link
  if (!isOpenable({ href, wallet })) return
  if (device.host === 'telegram' && href.startsWith('https:') && openInTelegram(window, href))
    return
  if (target === '_blank') window.open(href, target, 'noopener,noreferrer')
  else window.open(href, target)
}

/** Only Telegram's own functions open the browser or another mini app on every system. */
function openInTelegram(window: object, href: string): boolean {
  const name = href.startsWith('https://t.me/') ? 'openTelegramLink' : 'openLink'
  const app = readPath(window, 'Telegram', 'WebApp')
  const open = readPath(window, 'Telegram', 'WebApp', name)
  if (typeof open !== 'function') return false
  try {
    // An instant view would show the page instead of opening the app.
    Reflect.apply(open, app, [href, { try_instant_view: false }])
    return true
  } catch {
    return false
  }
}
