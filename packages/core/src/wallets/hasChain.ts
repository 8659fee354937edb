import type { CaipNetworkId } from '../caip/caipNetworkId.ts'
import type { Wallet } from './wallet.ts'

/** Whether a wallet is known to support a chain, by name or with all of its namespace. */
export function hasChain(
  { chains }: Pick<Wallet, 'chains'>,
  caipNetworkId: CaipNetworkId,
): boolean {
  const any = caipNetworkId.replace(/:.*/, ':*')
  return Boolean(chains?.some((chain) => chain === caipNetworkId || chain === any))
}
