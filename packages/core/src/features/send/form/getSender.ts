import type { Namespace } from '../../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'

/** Where and from whom something is sent: the network and the account in use. */
export type Sender = {
  readonly namespace: Namespace
  readonly network: CaipNetwork
  readonly address: string
  readonly connectorId: string
}

/** The place in use; `undefined` while nothing can be sent from it. */
export function getSender(kit: KitBase): Sender | undefined {
  const { account, network } = kit.controllers
  const namespace = network.state.activeNamespace
  const { status, address, connectorId } = account.get(namespace)
  const inUse = network.get(namespace)
  if (status !== 'connected' || !address || !connectorId || !inUse) return undefined
  if (!kit.adapters.get(namespace)?.features['transfers:load']) return undefined
  // Nothing is known about a chain that the app does not list, its decimals least of all.
  if (inUse.isUnsupportedChain) return undefined
  return { namespace, network: inUse.caipNetwork, address, connectorId }
}

/** Whether both are the same place, and what was found out for one holds for the other. */
export function isSameSender(one: Sender | undefined, other: Sender | undefined): boolean {
  return (
    one?.network.caipNetworkId === other?.network.caipNetworkId &&
    one?.address === other?.address &&
    one?.connectorId === other?.connectorId
  )
}
