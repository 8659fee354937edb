import type { KitOptions } from '@cleat/core'
import { createContext, type JSX, type ReactNode } from 'react'
import type { AppKit } from './appKit.ts'
import { createAppKit } from './createAppKit.ts'

/** The kit of a subtree. Hooks outside of any provider use the first kit that was created. */
export const AppKitContext: React.Context<AppKit | undefined> = createContext<AppKit | undefined>(
  undefined,
)

export declare namespace AppKitProvider {
  type Props = ({ kit: AppKit } | (KitOptions & { kit?: undefined })) & { children?: ReactNode }
}

/** Gives a subtree its kit: one made by `createAppKit`, or one made here from the same options. */
export function AppKitProvider({ children, ...props }: AppKitProvider.Props): JSX.Element {
  const kit = props.kit ?? createAppKit(props)
  return <AppKitContext.Provider value={kit}>{children}</AppKitContext.Provider>
}
