import { formatAddress } from '../../base/text/formatAddress.ts'
import { toPlainText } from '../../base/text/toPlainText.ts'
import type { PaymentAsset } from './payment.ts'
import type { PaymentNote } from './preparedPayment.ts'

export declare namespace noteTokenSymbol {
  type Parameters = {
    asset: PaymentAsset
    /** What the token calls itself on the chain. `undefined` if that is unknown. */
    symbol: string | undefined
  }
}

/**
 * Notes that a token calls itself otherwise than the visitor was shown, or does not say how. A
 * service that names another token's contract would have the wrong token paid.
 */
export function noteTokenSymbol({
  asset,
  symbol: own = '',
}: noteTokenSymbol.Parameters): readonly PaymentNote[] {
  const { address = '' } = asset
  const symbol = toPlainText(own, 20) || formatAddress(address)
  const isSame = symbol.toLowerCase() === asset.symbol.toLowerCase()
  return isSame ? [] : [{ type: 'token-symbol', symbol }]
}
