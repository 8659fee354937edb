import type { Wallet } from '../../../contract/wallets/wallet.ts'

/** Whether this device can connect to a wallet that is not installed. */
export function isReachable(parameters: {
  wallet: Wallet
  isPhone: boolean
  /** Whether wallets on other devices can be paired. */
  isPairing: boolean
}): boolean {
  const { wallet, isPhone, isPairing } = parameters
  if (isPhone)
    return Boolean(
      wallet.mobile_link ??
        wallet.link_mode ??
        wallet.webapp_link ??
        wallet.app_store ??
        wallet.play_store ??
        wallet.downloads?.hasApp,
    )
  if (isPairing && wallet.supports_wc !== false) return true
  return Boolean(
    wallet.chrome_store ??
      wallet.desktop_link ??
      wallet.webapp_link ??
      wallet.downloads?.hasExtension,
  )
}
