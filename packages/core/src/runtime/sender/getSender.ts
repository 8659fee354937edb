import type { Namespace } from '../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { KitBase } from '../../boot/kitBase.ts'

/** The active network and account. */
export type Sender = {
  readonly namespace: Namespace
  readonly network: CaipNetwork
  readonly address: string
  readonly connectorId: string
}

/**
 * The active sender; `undefined` if its adapter lacks the feature, by default that of transfers.
 */
export function getSender(
  kit: KitBase,
  feature:
    | 'account:code'
    | 'approvals:load'
    | 'balance:read'
    | 'permissions:load'
    | 'swaps:load'
    | 'transfers:load' = 'transfers:load',
): Sender | undefined {
  const { account, network } = kit.controllers
  const namespace = network.state.activeNamespace
  const { status, address, connectorId } = account.get(namespace)
  const inUse = network.get(namespace)
  if (status !== 'connected' || !address || !connectorId || !inUse) return undefined
  if (!kit.adapters.get(namespace)?.features[feature]) return undefined
  // The decimals of a chain that the app does not list are unknown.
  if (inUse.isUnsupportedChain) return undefined
  return { namespace, network: inUse.caipNetwork, address, connectorId }
}

/** Whether both have the same account and network, so that results for one apply to the other. */
export function isSameSender(one: Sender | undefined, other: Sender | undefined): boolean {
  return (
    one?.network.caipNetworkId === other?.network.caipNetworkId &&
    one?.address === other?.address &&
    one?.connectorId === other?.connectorId
  )
}
