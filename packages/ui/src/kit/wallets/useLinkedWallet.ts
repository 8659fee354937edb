import type { Wallet } from '@cleat/core'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'
import { useKnownWallets } from './useKnownWallets.ts'

/** The wallet that a link opens: the visitor's choice, whatever name the peer reports. */
export function useLinkedWallet(
  href: string | undefined,
): Pick<Wallet, 'name' | 'image_url' | 'image_id'> | undefined {
  const { connection, options } = useKit().controllers
  const linking = useControllerState(connection.state, ({ wcLinking }) => wcLinking)
  const { customWallets = [] } = useControllerState(options.state)
  const { registry = [] } = useKnownWallets()
  if (!linking || linking.href !== href) return undefined
  const { name } = linking
  return [...customWallets, ...registry].find((wallet) => wallet.name === name) ?? { name }
}
