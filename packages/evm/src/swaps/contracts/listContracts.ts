import type { SwapPolicy } from '@cleat/core/adapter'
import type { ContractKind } from './contractKind.ts'
import { pinnedContracts } from './pinnedContracts.ts'

/** What may be called on a chain. Addresses are in lower case. */
export type KnownContracts = {
  /** The token of the native coin. */
  readonly wrapped: string | undefined
  readonly kinds: ReadonlyMap<string, ContractKind>
  /** CoW's contract that settles orders, and the one that takes what is sold. */
  readonly cow: { readonly settlement: string; readonly relayer: string } | undefined
}

/** Lists what may be called on a chain: what Cleat knows, and what the app adds. */
export function listContracts(chainId: number, policy: SwapPolicy): KnownContracts {
  const pinned = pinnedContracts[chainId] ?? {}
  const added = policy.contracts?.[`eip155:${chainId}`] ?? {}
  const wrapped = added.wrapped ?? pinned.wrapped
  const { cow, universalRouters = {} } = pinned
  const addresses: readonly (readonly [ContractKind, readonly (string | undefined)[]])[] = [
    ['0x', [pinned.allowanceHolder]],
    ['1inch', [pinned.oneInch]],
    ['lifi', [pinned.lifi]],
    ['universal-router-2.0', [universalRouters['v2.0']]],
    ['universal-router-2.1', universalRouters['v2.1'] ?? []],
    ['universal-router-proxy', [pinned.universalRouterProxy]],
    ['v3', [pinned.v3Router]],
    ['v2', [...(pinned.v2Routers ?? []), ...(added.v2Routers ?? [])]],
    ['wrapped', [wrapped]],
  ]
  return {
    wrapped: wrapped?.toLowerCase(),
    kinds: new Map(
      addresses.flatMap(([kind, list]) =>
        list.flatMap((address) => (address ? [[address.toLowerCase(), kind] as const] : [])),
      ),
    ),
    cow: cow && {
      settlement: cow.settlement.toLowerCase(),
      relayer: cow.relayer.toLowerCase(),
    },
  }
}
