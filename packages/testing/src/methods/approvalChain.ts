import type { ApprovalChain } from '../approval/approvalRequest.ts'
import type { WalletChain } from '../provider/walletChain.ts'

/** The chain as the user sees it. */
export function approvalChain(chain: WalletChain): ApprovalChain {
  const { id, name, nativeCurrency } = chain
  return {
    id,
    name,
    symbol: nativeCurrency?.symbol ?? 'ETH',
    decimals: nativeCurrency?.decimals ?? 18,
  }
}
