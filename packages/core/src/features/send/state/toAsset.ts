import { parseCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { PaymentAsset } from '../../../contract/transfers/payment.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'

/** Converts a held token to a payment's asset. */
export function toAsset({ address, quantity, symbol }: TokenBalance): PaymentAsset {
  const { decimals } = quantity
  return address
    ? { address: parseCaipAddress(address).address, decimals, symbol }
    : { decimals, symbol }
}
