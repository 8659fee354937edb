import type { Kit } from '@cleat/core'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'

/** Draws again when something of a kit’s state changes. */
export function useKitChanges(kit: Kit): void {
  const count = useRef(0)
  const listen = useCallback(
    (onChange: () => void) => {
      const { account, connectors, network, theme } = kit.controllers
      const changed = () => {
        count.current += 1
        onChange()
      }
      const stops = [account, connectors, network, theme].map(({ state }) =>
        subscribe(state, changed),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [kit],
  )
  const read = () => count.current
  useSyncExternalStore(listen, read, read)
}
