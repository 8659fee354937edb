import type { Wallet } from '@cleat/core'
import { listWalletLinks, type WalletLink } from '@cleat/core/wallets'
import { useMemo } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'

/** The links that pair a wallet, best first. Empty while the URI is loading. */
export function useWalletLinks(wallet: Wallet): readonly WalletLink[] {
  const { connection, options } = useKit().controllers
  const device = useDevice()
  const uri = useControllerState(connection.state, ({ wcUri }) => wcUri)
  const prefersUniversal = useControllerState(
    options.state,
    ({ experimental_preferUniversalLinks }) => experimental_preferUniversalLinks,
  )
  return useMemo(
    () => (uri === undefined ? [] : listWalletLinks({ wallet, uri, device, prefersUniversal })),
    [wallet, uri, device, prefersUniversal],
  )
}
