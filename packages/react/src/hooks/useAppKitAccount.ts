import {
  type AccountState,
  type AccountStatus,
  type CaipAddress,
  type ConnectionAccount,
  type Namespace,
  parseCaipAddress,
  parseCaipNetworkId,
} from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'

export declare namespace useAppKitAccount {
  type Parameters = {
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }
  type ReturnType = {
    allAccounts: readonly Account[]
    caipAddress: CaipAddress | undefined
    address: string | undefined
    isConnected: boolean
    /** `undefined` only in markup of a server, which cannot know. */
    status: AccountStatus | undefined
  }
  type Account = {
    namespace: Namespace
    address: string
    chainId: number | string
    caipAddress: string
    type: NonNullable<ConnectionAccount['type']>
    publicKey?: string | undefined
    path?: string | undefined
  }
}

const unknown: useAppKitAccount.ReturnType = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: undefined,
}

/** Who is connected on a namespace. The fields never contradict each other. */
export function useAppKitAccount(
  parameters: useAppKitAccount.Parameters = {},
): useAppKitAccount.ReturnType {
  const { controllers } = useCurrentKit('useAppKitAccount')
  const isHydrated = useHydrated()
  const activeNamespace = useControllerState(
    controllers.network.state,
    (state) => state.activeNamespace,
  )
  const namespace = parameters.namespace ?? activeNamespace
  const account = useControllerState(controllers.account.state, (accounts) => accounts[namespace])

  return useMemo(() => {
    if (!isHydrated) return unknown
    if (!account) return { ...unknown, status: 'disconnected' }
    const { address, caipAddress, status } = account
    return {
      allAccounts: toAccounts(account, namespace),
      caipAddress,
      address,
      isConnected: status === 'connected',
      status,
    }
  }, [isHydrated, account, namespace])
}

function toAccounts(
  { allAccounts, caipAddress }: AccountState,
  namespace: Namespace,
): readonly useAppKitAccount.Account[] {
  if (!caipAddress) return []
  const { caipNetworkId } = parseCaipAddress(caipAddress)
  const { reference } = parseCaipNetworkId(caipNetworkId)
  return allAccounts.map(({ address, type = 'eoa', ...rest }) => ({
    namespace,
    address,
    chainId: namespace === 'eip155' ? Number(reference) : reference,
    caipAddress: `${caipNetworkId}:${address}`,
    type,
    ...rest,
  }))
}
