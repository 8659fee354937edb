import type { PaymentAsset } from '../../adapter/money/payment.ts'
import type { TokenBalance } from '../../api/data/tokenBalance.ts'
import { parseCaipAddress } from '../../caip/caipAddress.ts'

/** What is held as what is paid. */
export function toAsset({ address, quantity, symbol }: TokenBalance): PaymentAsset {
  const { decimals } = quantity
  return address
    ? { address: parseCaipAddress(address).address, decimals, symbol }
    : { decimals, symbol }
}
