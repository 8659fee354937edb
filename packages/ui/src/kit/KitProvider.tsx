import type { Kit } from '@cleat/core'
import type { ReactElement, ReactNode } from 'react'
import { kitContext } from './kitContext.ts'

export type KitProviderProps = { kit: Kit; children?: ReactNode }

/** Provides a kit to the components below. */
export function KitProvider({ kit, children }: KitProviderProps): ReactElement {
  return <kitContext.Provider value={kit}>{children}</kitContext.Provider>
}
