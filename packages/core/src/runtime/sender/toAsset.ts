import { parseCaipAddress } from '../../base/caip/caipAddress.ts'
import type { Network } from '../../base/caip/network.ts'
import type { PaymentAsset } from '../../contract/transfers/payment.ts'
import type { TokenBalance } from '../api/data/answers/tokenBalance.ts'

/**
 * Converts a held token to a payment's asset. The native coin is what the app's network says,
 * whatever the balance says.
 */
export function toAsset(
  { address, quantity, symbol }: TokenBalance,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
): PaymentAsset {
  if (address)
    return { address: parseCaipAddress(address).address, decimals: quantity.decimals, symbol }
  return { decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }
}
