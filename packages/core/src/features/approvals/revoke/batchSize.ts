import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'

/** More calls of a batch than this alarm wallets, and the rules for requests. */
const most = 50

type Context = Pick<ApprovalsContext, 'internal'>

/** How many changes the wallet is asked for together. */
export function getBatchSize({ internal }: Context, sender: Sender): number {
  return internal.batchSizes.get(toPlace(sender)) ?? most
}

/** Remembers for this visit how many changes go together. `1`: none do. */
export function setBatchSize({ internal }: Context, sender: Sender, size: number): void {
  internal.batchSizes.set(toPlace(sender), size)
}

function toPlace({ connectorId, address, network }: Sender): string {
  return [connectorId, address, network.caipNetworkId].join()
}
