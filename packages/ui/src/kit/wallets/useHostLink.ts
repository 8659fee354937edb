import { openWalletLink, type WalletLink } from '@cleat/core/wallets'
import { useDevice } from './useDevice.ts'

/**
 * Opens a link in Telegram, whose browser does not open other apps. Elsewhere it does nothing, and
 * the browser navigates.
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
