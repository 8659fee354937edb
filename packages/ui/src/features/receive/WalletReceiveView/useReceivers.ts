import type { CaipNetwork, ConnectionAccount } from '@cleat/core'
import { useState } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'

type Kind = 'payment' | 'ordinal'

export type Receivers = {
  readonly address: string
  /** Which of two kinds of addresses it is, where the wallet has both. */
  readonly kind: Kind | undefined
  readonly setKind: (kind: Kind) => void
  readonly isSmartAccount: boolean
  /** The networks that the address is good for, and the one in use. */
  readonly networks: readonly CaipNetwork[]
  readonly network: CaipNetwork
}

/**
 * Which address to receive on. Bitcoin wallets keep coins and collectibles apart: that for payments comes first, whichever is in
 * use. A smart account may exist on the network in use alone.
 */
export function useReceivers(): Receivers | undefined {
  const shown = useAccount()
  const [chosen, setKind] = useState<Kind>('payment')
  if (!shown) return undefined
  const { account, networks } = shown
  const { allAccounts } = account
  const byKind = (kind: Kind) => allAccounts.find(({ type }) => type === kind)
  const hasBoth = byKind('payment') !== undefined && byKind('ordinal') !== undefined
  const address = (hasBoth && byKind(chosen)?.address) || shown.address
  const isSmartAccount = findAccount(allAccounts, address)?.type === 'smartAccount'
  return {
    address,
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
