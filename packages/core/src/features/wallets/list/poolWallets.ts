import type { CollectedWallets } from './collectWallets.ts'
import type { UnplacedItem } from './createWalletItem.ts'
import { isReachable } from './isReachable.ts'
import type { WalletSources } from './walletSources.ts'

/**
 * Lists every wallet once: installed, then featured, then custom, then the other known ones. On a
 * phone, wallets that are unavailable there are left out, unless the app chose them.
 */
export function poolWallets(
  collected: CollectedWallets,
  { isPhone }: Pick<WalletSources, 'isPhone'>,
): ReadonlySet<UnplacedItem> {
  const { found, featured, custom, known } = collected
  const installed = found.filter(({ isInstalled }) => isInstalled)
  return new Set([
    ...featured.filter(({ isInstalled }) => isInstalled),
    ...installed,
    ...featured,
    ...custom,
    ...known.filter(
      ({ wallet, connectorId }) =>
        connectorId !== undefined ||
        !isPhone ||
        (wallet && isReachable({ wallet, isPhone, isPairing: false })),
    ),
  ])
}
