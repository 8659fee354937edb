import type { Namespace } from '@cleat/core'
import { useState } from 'react'
import { useMemory } from '../../../kit/useMemory.ts'

/** The chosen tab of each account. It is there when the visitor comes back to the account. */
const createTabs = () => new Map<string, string>()

/** Which of the tabs of an account is shown; nothing while the visitor has not chosen any. */
export function useCurrentTab(parameters: { namespace: Namespace; address: string }): {
  readonly currentTab: string | undefined
  readonly setCurrentTab: (tab: string) => void
} {
  const { namespace, address } = parameters
  const tabs = useMemory(createTabs)
  const [, setLatest] = useState<string>()
  const key = `${namespace}:${address}`
  return {
    currentTab: tabs.get(key),
    setCurrentTab(tab) {
      // There is one account of each namespace.
      for (const other of tabs.keys()) if (other.startsWith(`${namespace}:`)) tabs.delete(other)
      tabs.set(key, tab)
      setLatest(`${key} ${tab}`)
    },
  }
}
