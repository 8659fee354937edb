import type { KitBase } from '../../boot/kitBase.ts'
import type { RemoteWallet } from '../../contract/adapter/remoteWallet.ts'
import { isCoinbaseOffered } from '../../contract/options/isCoinbaseOffered.ts'

/**
 * Loads the remote wallets that adapters bring, by namespace. If the code of an adapter fails to
 * load, its list is empty.
 */
export async function loadAdapterWallets(kit: KitBase): Promise<{
  readonly [namespace: string]: readonly RemoteWallet[]
}> {
  const { options } = kit.remoteWallets.setup
  const isFramed = window.parent !== window
  const isOffered = isCoinbaseOffered(options)
  // Saves a request if no adapter brings any.
  if (!isFramed && !isOffered) return {}
  const { metadata } = kit.controllers.options.state
  const coinbase = isOffered ? { preference: options.coinbasePreference } : undefined
  const lists = [...kit.adapters].map(async ([namespace, { features }]) => {
    const networks = kit.controllers.network.get(namespace)?.caipNetworks ?? []
    const load = async () => features['remoteWallets:load']?.({ metadata, networks, coinbase })
    const wallets = await load().catch(() => undefined)
    return [namespace, wallets ?? []] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}
