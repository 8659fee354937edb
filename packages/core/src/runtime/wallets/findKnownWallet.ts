import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { loadRegistry } from './loadRegistry.ts'
import { toPlainName } from './toPlainName.ts'

/**
 * Finds a known wallet by its name or announced reverse domain name. The app's wallets come first.
 * Until the registry is loaded, only they are searched.
 */
export async function findKnownWallet(
  kit: KitBase,
  parameters: { wallet: string; namespace?: Namespace | undefined },
): Promise<Wallet | undefined> {
  const { wallet, namespace } = parameters
  const { customWallets = [] } = kit.controllers.options.state
  const registry = await loadRegistry().catch(() => [])
  return [...customWallets, ...registry].find(({ name, rdns, chains = [] }) => {
    const isNamed = rdns === wallet || toPlainName(name) === toPlainName(wallet)
    const speaks = !namespace || chains.length === 0
    return isNamed && (speaks || chains.some((chain) => chain.startsWith(`${namespace}:`)))
  })
}
