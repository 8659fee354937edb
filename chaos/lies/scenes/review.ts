import { formatAmount } from '@cleat/core/adapter'
import type { SendController } from '@cleat/core/send'

/** What the review shows before the visitor agrees: that of `WalletSendPreviewView`. */
export type Review = {
  /** The amount in whole units. */
  readonly text: string
  readonly symbol: string
  readonly to: string
  readonly from: string
  readonly caipNetworkId: string
  /** The highest fee in base units of the native coin. `undefined` is "shown in your wallet". */
  readonly feeLimit: bigint | undefined
  /** What is spent beside amount and fee. */
  readonly cost: bigint
  /** The part of the amount that does not arrive. */
  readonly tokenFee: bigint
  /** What the token calls itself, where that is something else. */
  readonly otherSymbol: string | undefined
}

/** Reads what is shown. `undefined` while there is nothing to agree to. */
export function readReview({ state }: SendController): Review | undefined {
  const { preparing, token } = state
  if (preparing.status !== 'success' || preparing.feeBefore || !token) return undefined
  const { payment, fee, notes } = preparing.prepared
  let [cost, tokenFee] = [0n, 0n]
  let otherSymbol: string | undefined
  // The wallet decides and shows it.
  const isFeeOpen = notes.some(({ type }) => type === 'wallet-sets-fee')
  for (const note of notes) {
    if (note.type === 'account-opened') cost += note.cost
    if (note.type === 'token-fee') tokenFee += note.amount
    if (note.type === 'token-symbol') otherSymbol = note.symbol
  }
  return {
    text: formatAmount(payment.amount, token.quantity.decimals),
    symbol: token.symbol,
    to: payment.to,
    from: payment.address,
    caipNetworkId: payment.network.caipNetworkId,
    feeLimit: isFeeOpen ? undefined : fee?.limit,
    ...{ cost, tokenFee, otherSymbol },
  }
}
