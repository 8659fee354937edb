import type { Wallet } from '@cleat/core'
import { openWalletLink, type WalletLink } from '@cleat/core/wallets'
import { useDevice } from './useDevice.ts'

/**
 * Opens a link in Telegram, whose browser does not open other apps. Elsewhere it does nothing, and
 * the browser navigates.
 */
export function useHostLink(): (parameters: {
  link: WalletLink
  wallet: Wallet | undefined
  event: Pick<Event, 'preventDefault'>
}) => void {
  const device = useDevice()
  return ({ link, wallet, event }) => {
    if (device.host !== 'telegram') return
    event.preventDefault()
    openWalletLink({ link, wallet, device, window })
  }
}
