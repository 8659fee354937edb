import { type ReactElement, useEffect, useState } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './SwapPreviewView.module.css'

export type ExpiryProps = {
  /** Milliseconds since the epoch. */
  expiresAt: number
}

const second = 1000
/** From here on, minutes say enough. */
const longSeconds = 120

/** How long a price holds: a ring that empties, and its seconds. */
export function Expiry({ expiresAt }: ExpiryProps): ReactElement {
  const classes = useStyles(sheet)
  const format = useFormat()
  const [whole] = useState(() => Math.max(1, countSeconds(expiresAt)))
  const [left, setLeft] = useState(whole)
  useEffect(() => {
    const timer = setInterval(() => setLeft(countSeconds(expiresAt)), second)
    return () => clearInterval(timer)
  }, [expiresAt])
  return (
    <span className={classes.expiry} role="timer">
      <svg className={classes.clock} viewBox="0 0 20 20" aria-hidden="true">
        <circle className={classes.track} cx="10" cy="10" r="8" />
        <circle
          className={classes.arc}
          cx="10"
          cy="10"
          r="8"
          pathLength="1"
          style={{ strokeDashoffset: 1 - left / whole }}
        />
      </svg>
      {left < longSeconds
        ? format.number(left, { style: 'unit', unit: 'second', unitDisplay: 'long' })
        : format.number(Math.floor(left / 60), {
            style: 'unit',
            unit: 'minute',
            unitDisplay: 'long',
          })}
    </span>
  )
}

function countSeconds(expiresAt: number): number {
  return Math.max(0, Math.ceil((expiresAt - Date.now()) / second))
}
