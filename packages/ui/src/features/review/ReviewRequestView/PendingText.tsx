import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import sheet from './ReviewRequestView.module.css'

/** After these milliseconds a sentence without a token's name is better than none. */
const patientMs = 3000

/** The placeholder of what a token is called, in a sentence, and what stands there if it is late. */
export function PendingText({ children }: { children: ReactNode }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patientMs)
    return () => clearTimeout(timer)
  }, [])
  if (isLate) return <>{children}</>
  return (
    <span className={classes.pending}>
      <Skeleton label={text('review.loading')} isShown={true} />
    </span>
  )
}
