import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { ApprovedNamespace } from '../../contract/remoteWallets/pairedSession.ts'
import { toCurrentId, toEarlierId } from './earlierIds.ts'

/**
 * Converts an approved namespace to current chain ids. The earlier id of a chain is kept for
 * requests only if the wallet shares accounts under no other.
 */
export function toCurrentNamespace(approved: ApprovedNamespace): ApprovedNamespace {
  const { accounts, chains, methods } = approved
  if (chains.every((chain) => toCurrentId(chain) === chain)) return approved
  const has = (chain: CaipNetworkId) =>
    accounts.some(({ caipNetworkId }) => caipNetworkId === chain)
  const current = [...new Set(chains.map(toCurrentId))]
  const renamed = accounts.map(({ caipNetworkId, address }) => ({
    caipNetworkId: toCurrentId(caipNetworkId),
    address,
  }))
  const byId = new Map(renamed.map((each) => [`${each.caipNetworkId}:${each.address}`, each]))
  const earlierIds = current.flatMap((chain) => {
    const earlier = toEarlierId(chain)
    return earlier && has(earlier) && !has(chain) ? [[chain, earlier] as const] : []
  })
  return {
    accounts: [...byId.values()],
    chains: current,
    methods,
    ...(earlierIds.length > 0 ? { earlierIds: Object.fromEntries(earlierIds) } : {}),
  }
}
