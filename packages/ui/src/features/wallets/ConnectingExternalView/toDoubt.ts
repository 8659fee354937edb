import type { WalletItem } from '@cleat/core/wallets'

/** Why a wallet may not be the one that the visitor means. */
export type Doubt = {
  readonly text: 'connecting.contestedText' | 'connecting.unverifiedText'
  /** The name that it claims. */
  readonly wallet: string
}

/** Whether the visitor should look twice before this wallet is asked. */
export function toDoubt(item: WalletItem | undefined): Doubt | undefined {
  if (!item) return undefined
  const { contestedName, isUnverified, name } = item
  if (contestedName !== undefined)
    return { text: 'connecting.contestedText', wallet: contestedName }
  return isUnverified ? { text: 'connecting.unverifiedText', wallet: name } : undefined
}
