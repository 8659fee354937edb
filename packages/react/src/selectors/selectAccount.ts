import {
  type AccountState,
  type AccountStatus,
  type CaipAddress,
  type ConnectionAccount,
  type Namespace,
  parseCaipAddress,
  parseCaipNetworkId,
} from '@cleat/core'

/** Who is connected on a namespace. The fields never contradict each other. */
export type SelectedAccount = {
  readonly allAccounts: readonly ListedAccount[]
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly isConnected: boolean
  /** `undefined` only where nobody can know: in markup of a server, and before `createAppKit`. */
  readonly status: AccountStatus | undefined
}

/** One of the addresses that the wallet shares. */
export type ListedAccount = {
  readonly namespace: Namespace
  readonly address: string
  readonly chainId: number | string
  readonly caipAddress: string
  readonly type: NonNullable<ConnectionAccount['type']>
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

export function selectAccount(
  account: Pick<AccountState, 'status' | 'address' | 'caipAddress' | 'allAccounts'>,
  namespace: Namespace,
): SelectedAccount {
  const { address, caipAddress, status } = account
  return {
    allAccounts: listAccounts(account, namespace),
    caipAddress,
    address,
    isConnected: status === 'connected',
    status,
  }
}

function listAccounts(
  { allAccounts, caipAddress }: Pick<AccountState, 'caipAddress' | 'allAccounts'>,
  namespace: Namespace,
): readonly ListedAccount[] {
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
