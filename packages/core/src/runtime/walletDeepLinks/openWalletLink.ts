import type { Device } from '../../base/device/detectDevice.ts'
import { readPath } from '../../base/device/readPath.ts'
import { isOpenable } from './isOpenable.ts'
import type { WalletLink } from './walletLink.ts'

export declare namespace openWalletLink {
  type Parameters = {
    link: WalletLink
    device: Device
    window: Pick<Window, 'open'>
  }
}

/**
 * Follows a link in the same tick: a later one has no gesture left. Links that are kept over a reload come from storage,
 * so what is not safe to open is not opened here either.
 */
export function openWalletLink({ link, device, window }: openWalletLink.Parameters): void {
  const { href, target } = link
  if (!isOpenable(href)) return
  if (device.host === 'telegram' && href.startsWith('https:') && openInTelegram(window, href))
    return
  if (target === '_blank') window.open(href, target, 'noopener,noreferrer')
  else window.open(href, target)
}

/** Telegram's own calls leave the mini app for the browser, or for another mini app. Nothing else does on every system. */
function openInTelegram(window: object, href: string): boolean {
  const name = href.startsWith('https://t.me/') ? 'openTelegramLink' : 'openLink'
  const app = readPath(window, 'Telegram', 'WebApp')
  const open = readPath(window, 'Telegram', 'WebApp', name)
  if (typeof open !== 'function') return false
  try {
    // An instant view would show the page, where the link is to open an app.
    Reflect.apply(open, app, [href, { try_instant_view: false }])
    return true
  } catch {
    return false
  }
}
