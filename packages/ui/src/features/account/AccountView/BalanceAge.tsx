import { type ReactElement, useEffect, useState } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './BalanceAmount.module.css'

export type BalanceAgeProps = {
  /** When the balance was read, in milliseconds. */
  dataUpdatedAt: number
  isFetching: boolean
}

const minuteMs = 60_000
const lookMs = 15_000

/** How old a balance is. Renders nothing for the first minute, and while a newer one is read. */
export function BalanceAge({ dataUpdatedAt, isFetching }: BalanceAgeProps): ReactElement | null {
  const classes = useStyles(sheet)
  const format = useFormat()
  const text = useText<AccountTexts>()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookMs)
    return () => clearInterval(timer)
  }, [])
  if (isFetching || now - dataUpdatedAt < minuteMs) return null
  const ago = format.distance(dataUpdatedAt, { now })
  return <span className={classes.age}>{text('account.updated', { ago })}</span>
}
