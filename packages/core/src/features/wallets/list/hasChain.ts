import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'

/** Whether a wallet is known to support a chain, by its id or as part of a whole namespace. */
export function hasChain(
  { chains }: Pick<Wallet, 'chains'>,
  caipNetworkId: CaipNetworkId,
): boolean {
  if (!chains) return false
  const any = `${caipNetworkId.slice(0, caipNetworkId.indexOf(':'))}:*`
  return chains.includes(caipNetworkId) || chains.includes(any)
}
