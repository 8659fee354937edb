import type { KitBase } from '../../boot/kitBase.ts'
import type { AuthWallet } from '../../contract/auth/authWallet.ts'
import { findChosenType } from '../auth/findChosenType.ts'

/** Creates the app's embedded wallet. `undefined` without one, and where it fails to load. */
export async function loadAuthWallet(kit: KitBase): Promise<AuthWallet | undefined> {
  const { area: storage, options } = kit.remoteWallets.setup
  const load = options.authWallet
  if (!load) return undefined
  const all = Object.entries(kit.controllers.network.state.byNamespace)
  const networks = all.flatMap(([, { caipNetworks }]) => caipNetworks)
  const accountTypes = Object.fromEntries(
    all.map(([namespace]) => [namespace, findChosenType(kit, namespace)]),
  )
  try {
    return await load({ networks, accountTypes, storage })
  } catch {
    // Other wallets work without it.
    return undefined
  }
}
