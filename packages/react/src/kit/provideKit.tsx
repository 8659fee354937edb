import type { SignInSession } from '@cleat/core'
import type { JSX, ReactNode } from 'react'
import type { AppKit } from './appKit.ts'
import { AppKitContext } from './appKitContext.ts'
import type { AppKitOptions } from './appKitOptions.ts'
import { InitialSessionContext } from './initialSessionContext.ts'

export declare namespace provideKit {
  type Props<options = AppKitOptions> = ({ kit: AppKit } | (options & { kit?: undefined })) & {
    children?: ReactNode
    /**
     * The session that a server knows from its request: `readSession` of `@cleat/siwx/server`.
     * `useAppKitSession` then says so in the first render, on the server too, and asks nothing.
     * @default none
     */
    initialSession?: SignInSession | null | undefined
  }
  type Parameters<options> = { props: Props<options>; createAppKit: (options: options) => AppKit }
}

/** Renders the `AppKitProvider` of every entry. Each entry passes its own `createAppKit`. */
export function provideKit<options>({
  props,
  createAppKit,
}: provideKit.Parameters<options>): JSX.Element {
  const { children, initialSession, ...given } = props
  const kit = given.kit ?? createAppKit(given as options)
  return (
    <AppKitContext.Provider value={kit}>
      <InitialSessionContext.Provider value={initialSession}>
        {children}
      </InitialSessionContext.Provider>
    </AppKitContext.Provider>
  )
}
