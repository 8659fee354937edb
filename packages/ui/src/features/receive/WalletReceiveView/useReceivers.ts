import type { CaipNetwork, ConnectionAccount } from '@cleat/core'
import { useState } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'

type Kind = 'payment' | 'ordinal'

export type Receivers = {
  readonly address: string
  /** Name and picture of the address. */
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  /** The kind of the address, if the wallet has two. */
  readonly kind: Kind | undefined
  readonly setKind: (kind: Kind) => void
  readonly isSmartAccount: boolean
  /** The networks on which the address is valid, and the active one. */
  readonly networks: readonly CaipNetwork[]
  readonly network: CaipNetwork
}

/**
 * The address to receive on. Bitcoin wallets separate payments from collectibles, so the payment
 * address comes first, whichever is active. A smart account may exist on the active network only.
 */
export function useReceivers(): Receivers | undefined {
  const shown = useAccount()
  const [chosen, setKind] = useState<Kind>('payment')
  if (!shown) return undefined
  const { account, networks } = shown
  const { allAccounts, profileImage, profileName } = account
  const byKind = (kind: Kind) => allAccounts.find(({ type }) => type === kind)
  const hasBoth = byKind('payment') !== undefined && byKind('ordinal') !== undefined
  const address = (hasBoth && byKind(chosen)?.address) || shown.address
  const isSmartAccount = findAccount(allAccounts, address)?.type === 'smartAccount'
  const isNamed = address === shown.address
  return {
    address,
    profileName: isNamed ? profileName : undefined,
    profileImage: isNamed ? profileImage : undefined,
    kind: hasBoth ? chosen : undefined,
    setKind,
    isSmartAccount,
    networks: isSmartAccount ? [networks.caipNetwork] : networks.caipNetworks,
    network: networks.caipNetwork,
  }
}

function findAccount(
  accounts: readonly ConnectionAccount[],
  wanted: string,
): ConnectionAccount | undefined {
  return accounts.find(({ address }) => address === wanted)
}
