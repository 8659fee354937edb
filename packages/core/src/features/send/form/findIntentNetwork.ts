import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { SendIntent } from '../state/sendIntent.ts'

/**
 * The network of an intent: the active one if it names none, `undefined` if the app does not have
 * it. If it is another one, the visitor must switch before `SendController.start`: by the route
 * `SwitchNetwork` if a wallet is connected on its namespace, otherwise by `SwitchActiveChain`.
 */
export function findIntentNetwork(kit: KitBase, intent: SendIntent): CaipNetwork | undefined {
  const { network } = kit.controllers
  const active = network.getActive()
  const { namespace, chainId, caipNetworkId } = intent
  if (caipNetworkId !== undefined) {
    const isOne = namespace === undefined || caipNetworkId.startsWith(`${namespace}:`)
    return isOne ? network.find(caipNetworkId) : undefined
  }
  if (chainId !== undefined) return network.find(`${namespace ?? active.chainNamespace}:${chainId}`)
  return namespace === undefined ? active : network.get(namespace)?.caipNetwork
}
