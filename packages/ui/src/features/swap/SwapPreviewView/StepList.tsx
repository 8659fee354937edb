import type { PreparedSwap, SwapStep } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { useStepWords } from '../steps/useStepWords.ts'
import sheet from './SwapPreviewView.module.css'

/** What the wallet asks, in order. Renders nothing if that is the swap alone. */
export function StepList({ prepared }: { prepared: PreparedSwap }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const describe = useStepWords(prepared.swap)
  const { steps } = prepared
  if (steps.length === 1 && steps[0]?.type === 'swap') return null
  return (
    <div className={classes.steps}>
      <p className={classes.caption}>{text('swap.steps')}</p>
      <ol className={classes.stepList}>
        {steps.map(({ type }, place) => (
          <li key={type satisfies SwapStep['type']} className={classes.step}>
            <span className={classes.stepNumber} aria-hidden="true">
              {place + 1}
            </span>
            {describe(type)}
          </li>
        ))}
      </ol>
    </div>
  )
}
