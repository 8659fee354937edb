import type { Kit, Namespace } from '@cleat/core'
import { useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'

// What was looked at belongs to the account: it is there when the visitor comes back to it.
const chosen = new WeakMap<Kit, Map<string, string>>()

/** Which of the tabs of an account is shown; nothing while the visitor has not chosen any. */
export function useCurrentTab(parameters: { namespace: Namespace; address: string }): {
  readonly currentTab: string | undefined
  readonly setCurrentTab: (tab: string) => void
} {
  const { namespace, address } = parameters
  const kit = useKit()
  const [, setLatest] = useState<string>()
  const key = `${namespace}:${address}`
  return {
    currentTab: chosen.get(kit)?.get(key),
    setCurrentTab(tab) {
      // One for each kind of chain, as there is one account of each.
      const tabs = chosen.get(kit) ?? new Map<string, string>()
      for (const other of tabs.keys()) if (other.startsWith(`${namespace}:`)) tabs.delete(other)
      chosen.set(kit, tabs.set(key, tab))
      setLatest(`${key} ${tab}`)
    },
  }
}
