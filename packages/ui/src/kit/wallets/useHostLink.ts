import { openWalletLink, type WalletLink } from '@cleat/core/wallets'
import { useDevice } from './useDevice.ts'

/**
 * Opens a link where the browser cannot follow it: within Telegram, which knows no other apps. Everywhere else it does
 * nothing, and the tap remains a navigation by the visitor.
 */
export function useHostLink(): (parameters: {
  link: WalletLink
  event: Pick<Event, 'preventDefault'>
}) => void {
  const device = useDevice()
  return ({ link, event }) => {
    if (device.host !== 'telegram') return
    event.preventDefault()
    openWalletLink({ link, device, window })
  }
}
