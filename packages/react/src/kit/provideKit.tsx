import type { JSX, ReactNode } from 'react'
import type { AppKit } from './appKit.ts'
import { AppKitContext } from './appKitContext.ts'
import type { AppKitOptions } from './appKitOptions.ts'

export declare namespace provideKit {
  type Props<options = AppKitOptions> = ({ kit: AppKit } | (options & { kit?: undefined })) & {
    children?: ReactNode
  }
  type Parameters<options> = { props: Props<options>; createAppKit: (options: options) => AppKit }
}

/** Renders the `AppKitProvider` of every entry. Each entry passes its own `createAppKit`. */
export function provideKit<options>({
  props,
  createAppKit,
}: provideKit.Parameters<options>): JSX.Element {
  const { children, ...given } = props
  const kit = given.kit ?? createAppKit(given as options)
  return <AppKitContext.Provider value={kit}>{children}</AppKitContext.Provider>
}
