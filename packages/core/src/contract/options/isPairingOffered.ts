import type { KitOptions } from './kitOptions.ts'

/** There has to be a relay: the app's own, or one that knows the app by its project id. */
export function isPairingOffered(options: KitOptions): boolean {
  const { enableWalletConnect, manualWCControl, projectId, services, universalProvider } = options
  const isPossible = projectId || services?.relay || universalProvider
  return Boolean(isPossible) && enableWalletConnect !== false && !manualWCControl
}
