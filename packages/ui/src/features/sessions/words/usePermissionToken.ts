import type { CaipNetwork, Permission, PermissionSession } from '@cleat/core'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../../kit/useKit.ts'
import { useRuntime } from '../../../kit/useRuntime.ts'

/** What an amount is of. */
export type PermissionToken = {
  readonly symbol: string
  readonly decimals: number
  readonly address?: string | undefined
  readonly imageUrl?: string | undefined
}

/**
 * The coin or the token of a permission, from the app's network or from the chain. `null` if no
 * chain knows it, `undefined` while it is asked.
 */
export function usePermissionToken(
  { caipNetworkId, address }: PermissionSession,
  permission: Permission,
): PermissionToken | null | undefined {
  const { network } = useKit().controllers
  const found = network.find(caipNetworkId)
  const token = permission.kind === 'contract' ? undefined : permission.token
  // The query of a coin is never asked.
  const place: CaipNetwork = found ?? network.getActive()
  const { data, isPending } = useQuery({
    ...useRuntime().queries.token({ address, network: place, text: token ?? '' }),
    enabled: found !== undefined && token !== undefined,
  })
  if (!found) return null
  if (token === undefined) return { ...found.nativeCurrency, imageUrl: found.assets?.imageUrl }
  if (isPending) return undefined
  if (!data) return null
  const { symbol, quantity, iconUrl } = data
  return {
    ...{ symbol, address: token, imageUrl: iconUrl },
    decimals: Number(quantity.decimals),
  }
}
