import type { SwapFlow } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useOpenOrder } from '../orders/useOpenOrder.ts'
import { useOrderTime } from '../orders/useOrderTime.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { InTheNetwork } from './InTheNetwork.tsx'
import { InWallet } from './InWallet.tsx'
import { Swapped } from './Swapped.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type OrderRemovalProps = {
  removal: SwapFlow & { status: 'pending' | 'success' }
  icons: SwapFacts['icons']
}

/** The allowance of an order that can be filled is taken back. */
export function OrderRemoval({ removal, icons }: OrderRemovalProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const timeOf = useOrderTime()
  const { prepared, type, step } = removal
  const { network, address, source } = prepared.swap
  const order = useOpenOrder({ network, address, token: source.address })
  const facts: SwapFacts = { prepared, type, step, icons }
  if (removal.status === 'success')
    return (
      <Swapped
        facts={facts}
        outcome={removal.outcome}
        removed={
          order &&
          text('swap.orderClosedText', { symbol: source.symbol, time: timeOf(order.expiresAt) })
        }
      />
    )
  return removal.stage === 'wallet' ? (
    <InWallet facts={facts} />
  ) : (
    <InTheNetwork facts={facts} hash={removal.hash} isSlow={removal.isSlow} />
  )
}
