import type { RouteName, WalletImpression } from '@cleat/core'
import type { WalletItem } from '@cleat/core/wallets'
import { useEffect, useRef } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** What comes into sight within this time is told together. */
const gatherMs = 300

export declare namespace useImpressions {
  type Parameters = {
    view: RouteName
    items: readonly WalletItem[]
    /** The places in the list that are drawn. @default all */
    places?: readonly number[] | undefined
    /** What was searched for. */
    query?: string | undefined
  }
}

/** Tells which wallets the visitor has seen, each once for as long as the view is there. */
export function useImpressions(parameters: useImpressions.Parameters): void {
  const { view, items, places, query } = parameters
  const { events, modal } = useKit().controllers
  const isOpen = useControllerState(modal.state, (state) => state.open)
  const seen = useRef(new Set<string>())

  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => {
      const fresh = (places ?? [...items.keys()]).flatMap((place) => {
        const item = items[place]
        const key = `${item?.key} ${query}`
        if (!item || seen.current.has(key)) return []
        seen.current.add(key)
        return [toImpression({ item, view, displayIndex: place, query })]
      })
      if (fresh.length > 0) events.track('WALLET_IMPRESSION_V2', { items: fresh })
    }, gatherMs)
    return () => clearTimeout(timer)
  })
}

function toImpression(parameters: {
  item: WalletItem
  view: RouteName
  displayIndex: number
  query: string | undefined
}): WalletImpression {
  const { item, view, displayIndex, query } = parameters
  const { name, wallet, connectors } = item
  return {
    name,
    walletRank: wallet?.order,
    explorerId: wallet?.id,
    rdnsId: connectors[0]?.info?.rdns,
    view,
    displayIndex,
    query,
    certified: wallet && wallet.badge_type === 'certified',
  }
}
