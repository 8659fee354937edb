import type { KitOptions } from './kitOptions.ts'

/** Pairing needs a relay: the app's own, or WalletConnect's with a project id. */
export function isPairingOffered(options: KitOptions): boolean {
  const { enableWalletConnect, manualWCControl, projectId, services, universalProvider } = options
  const isPossible = projectId || services?.relay || universalProvider
  return Boolean(isPossible) && enableWalletConnect !== false && !manualWCControl
}
