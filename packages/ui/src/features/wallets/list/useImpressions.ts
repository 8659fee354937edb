import type { RouteName, WalletImpression } from '@cleat/core'
import type { WalletItem } from '@cleat/core/wallets'
import { useEffect, useRef } from 'react'
import { useKit } from '../../../kit/useKit.ts'

/** Rows that become visible within this time share an event. */
const gatherMs = 300

export declare namespace useImpressions {
  type Parameters = {
    view: RouteName
    items: readonly WalletItem[]
    /** The indices of rendered rows. @default all */
    places?: readonly number[] | undefined
    /** The search query. */
    query?: string | undefined
  }
}

/** Tracks which wallets were visible, each once per view. */
export function useImpressions(parameters: useImpressions.Parameters): void {
  const { view, items, places, query } = parameters
  const { events, modal } = useKit().controllers
  const seen = useRef(new Set<string>())

  // Follows the modal without rendering: the first frame of an opening must not wait for the list.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => clearTimeout(timer)
    const start = () => {
      cancel()
      timer = setTimeout(report, gatherMs)
    }
    const report = () => {
      const fresh = (places ?? [...items.keys()]).flatMap((place) => {
        const item = items[place]
        const key = `${item?.key} ${query}`
        if (!item || seen.current.has(key)) return []
        seen.current.add(key)
        return [toImpression({ item, view, displayIndex: place, query })]
      })
      if (fresh.length > 0) events.track('WALLET_IMPRESSION_V2', { items: fresh })
    }
    if (modal.state.open) start()
    const stops = [modal.onOpen(start), modal.onClose(cancel), cancel]
    return () => {
      for (const stop of stops) stop()
    }
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
