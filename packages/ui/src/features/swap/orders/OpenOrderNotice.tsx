import type { CaipNetwork } from '@cleat/core'
import { parseAmount, type TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapTexts } from '../texts/en.ts'
import { useOpenOrder } from './useOpenOrder.ts'
import { useOrderTime } from './useOrderTime.ts'

export type OpenOrderNoticeProps = {
  address: string
  network: CaipNetwork
  /** What the visitor is about to sell. */
  source: TokenBalance | undefined
}

/** An order of the same token can still be filled. Renders nothing without one. */
export function OpenOrderNotice(props: OpenOrderNoticeProps): ReactElement | null {
  const { address, network, source } = props
  const text = useText<SwapTexts>()
  const timeOf = useOrderTime()
  const words = useAmountWords()
  const token = source?.address?.split(':').at(-1)
  const order = useOpenOrder(source && { network, address, token })
  if (!order) return null
  const amount = parseAmount(order.source.amount, order.source.decimals) ?? 0n
  return (
    <Notice variant="warning">
      {text('swap.orderOpen', {
        amount: words.exactly(amount, order.source),
        time: timeOf(order.expiresAt),
      })}
    </Notice>
  )
}
