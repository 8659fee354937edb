import type { KitBase } from '../../boot/kitBase.ts'
import type { AccountType } from '../../contract/auth/accountType.ts'
import type { LoadedRemoteWallets } from '../../contract/remoteWallets/remoteWallets.ts'
import { findChosenType } from '../auth/findChosenType.ts'
import { findDefaultType } from '../auth/findDefaultType.ts'

/** Adds the app's embedded wallet, if it loads, behind the others. */
export async function addAuthWallet(
  kit: KitBase,
  others: LoadedRemoteWallets,
): Promise<LoadedRemoteWallets> {
  const { area: storage, options } = kit.remoteWallets.setup
  const all = Object.entries(kit.controllers.network.state.byNamespace)
  const networks = all.flatMap(([, { caipNetworks }]) => caipNetworks)
  const toTypes = (find: (kit: KitBase, namespace: string) => AccountType | undefined) =>
    Object.fromEntries(all.map(([namespace]) => [namespace, find(kit, namespace)]))
  const types = {
    accountTypes: toTypes(findChosenType),
    defaultAccountTypes: toTypes(findDefaultType),
    smartAccounts: options.smartAccounts,
  }
  try {
    const auth = await options.authWallet?.({ networks, ...types, storage })
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
