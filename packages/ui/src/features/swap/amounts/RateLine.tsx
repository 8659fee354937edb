import { type ReactElement, useState } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { arrowLeftRightIcon } from '../../../icons/arrowLeftRightIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './RateLine.module.css'
import { toRate } from './toRate.ts'

type Side = { readonly symbol: string; readonly amount: bigint; readonly decimals: number }

export type RateLineProps = { source: Side; target: Side }

/** The rate of a swap. A press inverts it. */
export function RateLine({ source, target }: RateLineProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const format = useFormat()
  const [isInverted, setIsInverted] = useState(false)
  const [one, other] = isInverted ? [target, source] : [source, target]
  const rate = toRate({ source: one, target: other })
  if (!rate) return null
  return (
    <button
      type="button"
      className={classes.rate}
      title={text('swap.invertRate')}
      onClick={() => setIsInverted(!isInverted)}
    >
      <bdi dir="ltr">
        1 <bdi>{one.symbol}</bdi> = {format.balance(rate.value, rate)} <bdi>{other.symbol}</bdi>
      </bdi>
      <Icon of={arrowLeftRightIcon} size={14} />
    </button>
  )
}
