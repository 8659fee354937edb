import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { SendIntent } from '../sendIntent.ts'

/**
 * The network of the app that a intent is for: the one in use where it names none, `undefined` where it names one that the app does
 * not have. Where that is another one than in use, the visitor has to be brought there before `SendController.start`: by the route
 * `SwitchNetwork` where a wallet is connected on its namespace, by `SwitchActiveChain` where none is.
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
