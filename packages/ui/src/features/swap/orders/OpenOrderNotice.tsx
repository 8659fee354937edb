import type { CaipNetwork } from '@cleat/core'
import { parseAmount, type TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { RemovalButton } from '../allowance/RemovalButton.tsx'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './OpenOrderNotice.module.css'
import { useOpenOrder } from './useOpenOrder.ts'
import { useOrderTime } from './useOrderTime.ts'

export type OpenOrderNoticeProps = {
  address: string
  network: CaipNetwork
  /** What the visitor is about to sell. */
  source: TokenBalance | undefined
  /** Who is about to be allowed to take it. */
  spender?: string | undefined
}

/**
 * An order of the same token can still be filled, or will be able to. Renders nothing without one.
 */
export function OpenOrderNotice(props: OpenOrderNoticeProps): ReactElement | null {
  const { address, network, source, spender } = props
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const timeOf = useOrderTime()
  const words = useAmountWords()
  const token = source?.address?.split(':').at(-1)
  const order = useOpenOrder(source && { network, address, token })
  if (!order || (order.isClosed && order.spender !== spender)) return null
  const amount = parseAmount(order.source.amount, order.source.decimals) ?? 0n
  return (
    <Notice variant="warning">
      {text('swap.orderOpen', {
        amount: words.exactly(amount, order.source),
        time: timeOf(order.expiresAt),
      })}
      {order.spender !== undefined && !order.isClosed && (
        <div className={classes.action}>
          <RemovalButton label={text('swap.removeOrderAllowance')} order={order} />
        </div>
      )}
    </Notice>
  )
}
