import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import sheet from './SwapProgressView.module.css'
import type { SwapFacts } from './swapFacts.ts'

/** Which step it is. Renders nothing if there is one. */
export function StepCount({ facts }: { facts: SwapFacts }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const { prepared, step } = facts
  const count = prepared.steps.length
  if (count < 2) return null
  return (
    <div className={classes.count}>
      <span className={classes.dots} aria-hidden="true">
        {prepared.steps.map(({ type }, place) => (
          <span
            key={type}
            className={classes.dot}
            data-state={place < step ? 'done' : place === step ? 'current' : 'next'}
          />
        ))}
      </span>
      {text('swap.step', { step: String(step + 1), count: String(count) })}
    </div>
  )
}
