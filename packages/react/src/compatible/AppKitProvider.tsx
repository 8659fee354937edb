import type { JSX, ReactNode } from 'react'
import type { AppKit } from '../appKit.ts'
import { AppKitContext } from '../internal/appKitContext.ts'
import { createAppKit } from './createAppKit.ts'

export declare namespace AppKitProvider {
  type Props = ({ kit: AppKit } | (createAppKit.Parameters & { kit?: undefined })) & {
    children?: ReactNode
  }
}

/** Gives a subtree its kit: one made by `createAppKit`, or one made here from the same options. */
export function AppKitProvider({ children, ...props }: AppKitProvider.Props): JSX.Element {
  const kit = props.kit ?? createAppKit(props)
  return <AppKitContext.Provider value={kit}>{children}</AppKitContext.Provider>
}
