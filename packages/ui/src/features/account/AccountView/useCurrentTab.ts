import type { Namespace } from '@cleat/core'
import { useState } from 'react'
import { useMemory } from '../../../kit/useMemory.ts'

/** The chosen tab of each account. Kept while the visitor is in other views. */
const createTabs = () => new Map<string, string>()

/** The chosen tab of an account, or `undefined` before the first choice. */
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
      // Each namespace has one account, so other entries are outdated.
      for (const other of tabs.keys()) if (other.startsWith(`${namespace}:`)) tabs.delete(other)
      tabs.set(key, tab)
      setLatest(`${key} ${tab}`)
    },
  }
}
