import type { Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useOptionalKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import {
  type ListedAccount,
  type SelectedAccount,
  selectAccount,
} from '../selectors/selectAccount.ts'

export declare namespace useAppKitAccount {
  type Parameters<namespace extends Namespace = Namespace> = {
    /**
     * The namespace to read, as in CAIP-2: `eip155`, `solana`, `bip122` or `polkadot`.
     * @default the active namespace
     */
    namespace?: namespace | undefined
  }
  /** Addresses of `eip155` are typed `0x…` where the namespace is given. */
  type ReturnType<namespace extends Namespace = Namespace> = SelectedAccount<namespace>
  type Account = ListedAccount
}

const unknown: SelectedAccount = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: undefined,
}

const disconnected: SelectedAccount = { ...unknown, status: 'disconnected' }

/**
 * The connected account of a namespace. The fields never contradict each other.
 *
 * Before `createAppKit`, on a server and during hydration, `status` is `undefined`.
 * @example
 * ```tsx
 * import { useAppKitAccount } from '@cleat/react'
 *
 * export function Address() {
 *   const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' })
 *   return <p>{isConnected ? address : 'Not connected'}</p>
 * }
 * ```
 * @see CAIP-10
 */
export function useAppKitAccount<namespace extends Namespace = Namespace>(
  parameters: useAppKitAccount.Parameters<namespace> = {},
): useAppKitAccount.ReturnType<namespace> {
  const controllers = useOptionalKit()?.controllers
  const isKnown = useHydrated() && Boolean(controllers)
  const namespace = useControllerState(
    controllers?.network.state,
    // A hook for a given namespace does not rerender when the active namespace changes.
    (state) => parameters.namespace ?? state.activeNamespace,
  )
  const account = useControllerState(
    controllers?.account.state,
    (accounts) => namespace && accounts[namespace],
  )

  const selected = useMemo(() => {
    if (!isKnown) return unknown
    return account && namespace ? selectAccount(account, namespace) : disconnected
  }, [isKnown, account, namespace])
  // Adapters write addresses in the notation of their namespace.
  return selected as SelectedAccount<namespace>
}
