import type { PendingSwap, PreparedSwap } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import sheet from './AllowanceNotice.module.css'
import { RemovalButton } from './RemovalButton.tsx'

export type AllowanceNoticeProps = {
  prepared: PreparedSwap
  /** The order that can be filled by it. @default the swap did not happen */
  order?: PendingSwap | undefined
}

/** An allowance that a swap left behind. It can be taken back. */
export function AllowanceNotice({ prepared, order }: AllowanceNoticeProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const { amount, source } = prepared.swap
  return (
    <div className={classes.allowance}>
      <Notice
        variant="warning"
        action={<RemovalButton label={text('swap.removeAllowance')} order={order} />}
      >
        {text('swap.allowanceOpen', { amount: words.exactly(amount, source) })}
      </Notice>
    </div>
  )
}
