import type { KitBase } from '../../boot/kitBase.ts'
import type { LoadedRemoteWallets } from '../../contract/remoteWallets/remoteWallets.ts'
import { findChosenType } from '../auth/findChosenType.ts'

/** Adds the app's embedded wallet, if it loads, behind the others. */
export async function addAuthWallet(
  kit: KitBase,
  others: LoadedRemoteWallets,
): Promise<LoadedRemoteWallets> {
  const { area: storage, options } = kit.remoteWallets.setup
  const all = Object.entries(kit.controllers.network.state.byNamespace)
  const networks = all.flatMap(([, { caipNetworks }]) => caipNetworks)
  const accountTypes = Object.fromEntries(
    all.map(([namespace]) => [namespace, findChosenType(kit, namespace)]),
  )
  try {
    const auth = await options.authWallet?.({ networks, accountTypes, storage })
    if (!auth) return others
    const byNamespace = { ...others.byNamespace }
    for (const [namespace, wallets] of Object.entries(auth.byNamespace))
      byNamespace[namespace] = [...(byNamespace[namespace] ?? []), ...wallets]
    return { ...others, auth, byNamespace }
  } catch {
    // Other wallets work without it.
    return others
  }
}
