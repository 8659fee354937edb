import type { ApprovalChain } from '../approval/approvalRequest.ts'
import type { WalletChain } from '../wallet/walletChain.ts'

/** What the user is shown of a chain. */
export function approvalChain(chain: WalletChain): ApprovalChain {
  const { id, name, nativeCurrency } = chain
  return {
    id,
    name,
    symbol: nativeCurrency?.symbol ?? 'ETH',
    decimals: nativeCurrency?.decimals ?? 18,
  }
}
