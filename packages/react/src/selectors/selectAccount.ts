import {
  type AccountState,
  type AccountStatus,
  type CaipAddress,
  type ConnectionAccount,
  type EmbeddedWalletInfo,
  type Namespace,
  parseCaipAddress,
  parseCaipNetworkId,
} from '@cleat/core'

/** An address as it is written in a namespace. Those of `eip155` start with `0x`. */
export type AddressOf<namespace extends Namespace> = namespace extends 'eip155'
  ? `0x${string}`
  : string

/** The connected account of a namespace. The fields never contradict each other. */
export type SelectedAccount<namespace extends Namespace = Namespace> = {
  /**
   * Every address that the wallet shares; the one in use comes first. Empty while not connected.
   */
  readonly allAccounts: readonly ListedAccount<namespace>[]
  /** CAIP-10 id of the address in use: `eip155:1:0x…`. */
  readonly caipAddress: CaipAddress | undefined
  /** The address in use, in the notation of its namespace (EIP-55 checksum for `eip155`). */
  readonly address: AddressOf<namespace> | undefined
  /** Whether `status` is `connected`. */
  readonly isConnected: boolean
  /** `undefined` before `createAppKit`, on a server and during hydration. */
  readonly status: AccountStatus | undefined
  /** Name of the address, such as `vitalik.eth`. It leads back to the address. */
  readonly profileName?: string | undefined
  /** https URL or data URI of the owner's picture, for an image element only. */
  readonly profileImage?: string | undefined
  /** The embedded wallet's user. `undefined` for other wallets. */
  readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
}

/** An address that the wallet shares. */
export type ListedAccount<namespace extends Namespace = Namespace> = {
  /** The CAIP-2 namespace of the address. */
  readonly namespace: namespace
  /** The address, in the notation of its namespace. */
  readonly address: AddressOf<namespace>
  /** CAIP-2 reference of the network in use: a number for `eip155`, else a string. */
  readonly chainId: number | string
  /** CAIP-10 id of the address on the network in use. */
  readonly caipAddress: string
  /** Kind of account. `payment` and `ordinal` are Bitcoin addresses. @default 'eoa' */
  readonly type: NonNullable<ConnectionAccount['type']>
  /** Public key, if the wallet shares it. */
  readonly publicKey?: string | undefined
  /** Derivation path, if the wallet shares it. */
  readonly path?: string | undefined
}

export function selectAccount(
  account: Omit<AccountState, 'connectorId'>,
  namespace: Namespace,
): SelectedAccount {
  const { address, caipAddress, embeddedWalletInfo, profileImage, profileName, status } = account
  return {
    allAccounts: listAccounts(account, namespace),
    caipAddress,
    address,
    isConnected: status === 'connected',
    status,
    profileName,
    profileImage,
    embeddedWalletInfo,
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
