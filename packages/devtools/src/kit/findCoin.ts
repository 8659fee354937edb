import type { Kit } from '@cleat/core'
import type { Coin } from '../describe/formatCoin.ts'
import type { RequestRecord } from '../recording/requestRecord.ts'

/** The native coin of the network that a request is for, where the app lists the network. */
export function findCoin(kit: Kit, view: RequestRecord['view']): Coin | undefined {
  const networks = kit.controllers.network.get(view.namespace)?.caipNetworks
  return networks?.find(({ caipNetworkId }) => caipNetworkId === view.caipNetworkId)?.nativeCurrency
}
