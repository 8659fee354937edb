import type { JSX, ReactNode } from 'react'
import type { AppKit } from './appKit.ts'
import { AppKitContext } from './appKitContext.ts'
import type { AppKitOptions } from './appKitOptions.ts'

export declare namespace provideKit {
  type Props = ({ kit: AppKit } | (AppKitOptions & { kit?: undefined })) & { children?: ReactNode }
  type Parameters = { props: Props; createAppKit: (options: AppKitOptions) => AppKit }
}

/** Renders the `AppKitProvider` of every entry. Each entry passes its own `createAppKit`. */
export function provideKit({ props, createAppKit }: provideKit.Parameters): JSX.Element {
  const { children, ...given } = props
  const kit = given.kit ?? createAppKit(given)
  return <AppKitContext.Provider value={kit}>{children}</AppKitContext.Provider>
}
