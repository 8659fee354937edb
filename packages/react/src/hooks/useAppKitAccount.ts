import type { Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useOptionalKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'
import {
  type ListedAccount,
  type SelectedAccount,
  selectAccount,
} from '../selectors/selectAccount.ts'

export declare namespace useAppKitAccount {
  type Parameters = {
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }
  type ReturnType = SelectedAccount
  type Account = ListedAccount
}

const unknown: SelectedAccount = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: undefined,
}

const nobody: SelectedAccount = { ...unknown, status: 'disconnected' }

/** Who is connected on a namespace. The fields never contradict each other. */
export function useAppKitAccount(
  parameters: useAppKitAccount.Parameters = {},
): useAppKitAccount.ReturnType {
  const controllers = useOptionalKit()?.controllers
  const isKnown = useHydrated() && Boolean(controllers)
  const namespace = useControllerState(
    controllers?.network.state,
    // Who asks for one namespace has nothing to do with which one is active.
    (state) => parameters.namespace ?? state.activeNamespace,
  )
  const account = useControllerState(
    controllers?.account.state,
    (accounts) => namespace && accounts[namespace],
  )

  return useMemo(() => {
    if (!isKnown) return unknown
    return account && namespace ? selectAccount(account, namespace) : nobody
  }, [isKnown, account, namespace])
}
