import type { CleatError, Namespace, SignInSession } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useContext, useMemo } from 'react'
import type { AppKit } from '../kit/appKit.ts'
import { InitialSessionContext } from '../kit/initialSessionContext.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import { useSignInController } from '../kit/useSignInController.ts'

export declare namespace useAppKitSession {
  type ReturnType = {
    /**
     * Whether the account is signed in. `'unknown'` until that was looked up, unless the provider
     * has an `initialSession`, and in apps without sign-in.
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
  const initial = useContext(InitialSessionContext)
  const controller = useSignInController(kit, initial)
  const isHydrated = useHydrated()
  const { account, network } = kit.controllers
  const active = useControllerState(network.state, ({ activeNamespace }) => activeNamespace)
  const state = useControllerState(controller?.state)
  const chain = namespace ?? active
  const accounts = useControllerState(account.state, (all) => all[chain])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `get` reads both states
  return useMemo(() => {
    const current = isHydrated ? controller : undefined
    // Until the kit has taken it over, and then until the kit knows better.
    const given = toGiven(current ? current.state.given : initial, namespace)
    const known = current?.get({ namespace: chain })
    const status = given ? ({ status: 'signedIn', session: given } as const) : known
    const listed = current?.listSessions() ?? nothing
    const load = () => kit.feature('signIn')
    return {
      status: status?.status ?? 'unknown',
      session: status?.status === 'signedIn' ? status.session : undefined,
      sessions: given ? [...listed, given] : listed,
      error: status?.status === 'failed' ? status.error : undefined,
      isRequired: readRequired(kit),
      signIn: async () => (await load()).signIn({ namespace: chain }),
      signOut: async (options) =>
        (await load()).signOut({ ...options, namespace: chain, session: given }),
    }
  }, [kit, controller, state, accounts, chain, namespace, initial, isHydrated])
}

function toGiven(
  given: SignInSession | null | undefined,
  namespace: Namespace | undefined,
): SignInSession | undefined {
  const isOf = !namespace || given?.account.startsWith(`${namespace}:`)
  return (isOf && given) || undefined
}

function readRequired({ options }: AppKit): boolean {
  const siwx = options.siwx ?? options.siweConfig
  return siwx ? (siwx.getRequired?.() ?? true) : Boolean(options.services?.auth)
}
