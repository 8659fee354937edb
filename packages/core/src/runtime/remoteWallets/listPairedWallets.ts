import type { Namespace } from '../../base/caip/namespace.ts'
import type { PairedWallet } from '../../contract/adapter/pairedWallet.ts'
import { createLazyPairedWallet } from './createLazyPairedWallet.ts'
import type { Pairing } from './createPairing.ts'

/** Lists the paired wallet as the adapters of each namespace receive it. */
export function listPairedWallets(parameters: {
  namespaces: readonly Namespace[]
  pairing: Pick<Pairing, 'load'>
}): { readonly [namespace: string]: readonly PairedWallet[] } {
  const { namespaces, pairing } = parameters
  const create = (namespace: Namespace) =>
    createLazyPairedWallet({
      load: async () => (await pairing.load()).createPairedWallet(namespace),
    })
  return Object.fromEntries(namespaces.map((namespace) => [namespace, [create(namespace)]]))
}
