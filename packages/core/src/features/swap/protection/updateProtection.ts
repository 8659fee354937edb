import { getSender } from '../../../runtime/sender/getSender.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { findProtectedRpc } from './findProtectedRpc.ts'
import { readProtection } from './readProtection.ts'

/** Shows whether the wallet in use keeps its swaps out of the public queue. */
export function updateProtection({ kit, state, options }: SwapContext): void {
  const sender = getSender(kit, 'swaps:load')
  const url = sender && findProtectedRpc(options, sender.network)
  if (!sender || url === undefined) {
    state.protection = undefined
    return
  }
  const { isOff, wallets } = readProtection(kit)
  const isAdded = wallets.includes(`${sender.connectorId} ${sender.network.caipNetworkId} ${url}`)
  state.protection = isOff ? 'off' : isAdded ? 'added' : 'offered'
}
