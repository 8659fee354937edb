import type { Kit } from '@cleat/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { kitContext } from './kitContext.ts'
import { type Memory, memoryContext } from './memoryContext.ts'

export type KitProviderProps = { kit: Kit; children?: ReactNode }

/** Provides a kit to the components below. */
export function KitProvider({ kit, children }: KitProviderProps): ReactElement {
  const [last, setLast] = useState<{ kit: Kit; memory: Memory }>(() => ({ kit, memory: new Map() }))
  if (last.kit !== kit) setLast({ kit, memory: new Map() })
  return (
    <kitContext.Provider value={kit}>
      <memoryContext.Provider value={last.memory}>{children}</memoryContext.Provider>
    </kitContext.Provider>
  )
}
