import {
  type Connection,
  deleteConnection,
  listConnections,
  type Namespace,
  switchConnection,
} from '@cleat/core'
import { useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { unnamedWallet } from '../../../kit/wallets/unnamedWallet.ts'
import type { AccountTexts } from '../texts/en.ts'

/** The wallets connected on a namespace, the active one first, and functions to change that. */
export function useConnections(namespace: Namespace): {
  connections: readonly Connection[]
  /** Activates a wallet or one of its accounts. `undefined` if the adapter cannot. */
  use: ((parameters: { connectorId: string; address?: string }) => Promise<void>) | undefined
  /** The connector that is being disconnected. */
  ending: string | undefined
  end: (connectorId: string) => Promise<void>
} {
  const kit = useKit()
  const { account, connectors, snackbar } = kit.controllers
  const text = useText<AccountTexts>()
  const explain = useErrorText()
  const announce = useAnnounce()
  const [ending, setEnding] = useState<string>()
  // The adapter's connections change with the account's state.
  useControllerState(account.state, (accounts) => accounts[namespace])
  const canUse = kit.adapters.get(namespace)?.features['connection:use'] !== undefined

  const nameOf = (connectorId: string) =>
    connectors.find({ connectorId, namespace })?.name ?? unnamedWallet
  const showError = (error: unknown) => snackbar.show({ message: explain(error), variant: 'error' })
  return {
    connections: listConnections(kit, namespace),
    use: canUse
      ? async ({ connectorId, address }) => {
          await switchConnection(kit, { namespace, connectorId, address }).then(
            () => announce(text('profileWallets.switched', { wallet: nameOf(connectorId) })),
            showError,
          )
        }
      : undefined,
    ending,
    async end(connectorId) {
      setEnding(connectorId)
      await deleteConnection(kit, { namespace, connectorId }).catch(showError)
      setEnding(undefined)
    },
  }
}
