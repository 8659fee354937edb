import type { CleatError, Namespace, SignInController, SignInSession } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useEffect, useMemo, useState } from 'react'
import type { AppKit } from '../kit/appKit.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'

export declare namespace useAppKitSession {
  type ReturnType = {
    /**
     * Whether the account is signed in. `'unknown'` until that was looked up, and in apps without
     * sign-in.
     */
    readonly status: 'unknown' | 'signedOut' | 'signing' | 'signedIn' | 'failed'
    /** The session of the account, if it is signed in. */
    readonly session: SignInSession | undefined
    /** Every account that is signed in, of all namespaces. */
    readonly sessions: readonly SignInSession[]
    /** Why the last attempt failed. */
    readonly error: CleatError | undefined
    /** Whether visitors have to sign in. */
    readonly isRequired: boolean
    /**
     * Asks the wallet, and resolves with the session. Rejects with `SIWX_…`, `REQUEST_…`,
     * `SERVICE_…`, `CONNECTION_NOT_CONNECTED`, or `CONFIG_SIWX_INVALID` in apps without sign-in.
     */
    signIn(): Promise<SignInSession>
    /**
     * Signs out here in any case. Rejects with `SERVICE_…` if the server could not be reached; the
     * next visit ends its session then.
     */
    signOut(options?: {
      /** Ends the sessions of other devices too, if the server can. */
      everywhere?: boolean | undefined
    }): Promise<void>
  }
}

const nothing: readonly SignInSession[] = []

/**
 * Whether the connected account is signed in to the app, and how to sign in and out.
 * @param namespace - a CAIP-2 namespace; the active one by default
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitSession } from '@cleat/react'
 *
 * export function Session() {
 *   const { session, signIn, signOut } = useAppKitSession()
 *   if (!session) return <button onClick={() => signIn()}>Sign in</button>
 *   return <button onClick={() => signOut()}>Sign out {session.subject}</button>
 * }
 * ```
 */
export function useAppKitSession(namespace?: Namespace): useAppKitSession.ReturnType {
  const kit = useCurrentKit('useAppKitSession')
  const controller = useSignInController(kit)
  const isHydrated = useHydrated()
  const { account, network } = kit.controllers
  const active = useControllerState(network.state, ({ activeNamespace }) => activeNamespace)
  const state = useControllerState(controller?.state)
  const chain = namespace ?? active
  const accounts = useControllerState(account.state, (all) => all[chain])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `get` reads both states
  return useMemo(() => {
    const status = controller && isHydrated ? controller.get({ namespace: chain }) : undefined
    const load = () => kit.feature('signIn')
    return {
      status: status?.status ?? 'unknown',
      session: status?.status === 'signedIn' ? status.session : undefined,
      sessions: controller && isHydrated ? controller.listSessions() : nothing,
      error: status?.status === 'failed' ? status.error : undefined,
      isRequired: readRequired(kit),
      signIn: async () => (await load()).signIn({ namespace: chain }),
      signOut: async (options) => (await load()).signOut({ ...options, namespace: chain }),
    }
  }, [kit, controller, state, accounts, chain, isHydrated])
}

/** The sign-in of a kit, which is loaded for it. */
function useSignInController(kit: AppKit): SignInController | undefined {
  const [loaded, setLoaded] = useState<SignInController | undefined>(kit.controllers.signIn)
  useEffect(() => {
    const { siwx, siweConfig } = kit.options
    if (!siwx && !siweConfig) return undefined
    let isGone = false
    kit.feature('signIn').then(
      (feature) => {
        if (!isGone) setLoaded(feature)
      },
      // `signIn` tries again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [kit])
  return loaded
}

function readRequired({ options }: AppKit): boolean {
  const siwx = options.siwx ?? options.siweConfig
  return siwx ? (siwx.getRequired?.() ?? true) : false
}
