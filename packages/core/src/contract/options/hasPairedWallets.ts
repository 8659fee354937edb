import { isPairingOffered } from './isPairingOffered.ts'
import type { KitOptions } from './kitOptions.ts'

/** Whether a wallet can be paired: by the kit, or by the app's own provider. */
export function hasPairedWallets(options: KitOptions): boolean {
  const { enableWalletConnect, universalProvider } = options
  const isOfApp = Boolean(universalProvider) && enableWalletConnect !== false
  return isOfApp || isPairingOffered(options)
}
