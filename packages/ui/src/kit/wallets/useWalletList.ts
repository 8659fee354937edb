import type { Namespace } from '@cleat/core'
import { listWallets } from '@cleat/core/wallets'
import { useMemo } from 'react'
import { type KnownWallets, useKnownWallets } from './useKnownWallets.ts'
import { useWalletSources } from './useWalletSources.ts'

export type WalletList = listWallets.ReturnType &
  Pick<KnownWallets, 'isPending' | 'failure' | 'retry'> & {
    /** How many more are loading. */
    readonly expected: number
  }

const usualNumber = 4

/** The wallets to choose from, in the order of `listWallets`. */
export function useWalletList(parameters: { namespace?: Namespace | undefined } = {}): WalletList {
  const { registry, recommended, total, ...status } = useKnownWallets()
  const sources = useWalletSources({ ...parameters, registry })
  const { options } = sources
  const list = useMemo(
    () => listWallets({ ...sources, recommended, total }),
    [sources, recommended, total],
  )
  if (!status.isPending || options.enableWallets === false)
    return { ...list, ...status, expected: 0 }

  // The filter for installed wallets needs the registry.
  if (options.includeWalletIds?.length || options.excludeWalletIds?.length)
    return { ...list, ...status, groups: [], expected: usualNumber }
  const groups = list.groups.filter(({ kind }) => kind !== 'featured' && kind !== 'recommended')
  const chosen = groups.flatMap(({ items }) =>
    items.filter(({ kind, isInstalled }) => isInstalled || kind === 'custom'),
  )
  const featured = options.featuredWalletIds?.length ?? 0
  return { ...list, ...status, groups, expected: Math.max(featured, usualNumber - chosen.length) }
}
