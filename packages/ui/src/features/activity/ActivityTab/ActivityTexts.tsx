import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { Tag } from '../../../components/Tag/Tag.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ActivityTexts as Texts } from '../texts/en.ts'
import sheet from './ActivityTab.module.css'
import type { ActivityLine } from './activityLine.ts'
import { useKnownName } from './useKnownName.ts'

const tones = {
  pending: 'neutral',
  open: 'warning',
  failed: 'danger',
  replaced: 'neutral',
  dropped: 'neutral',
  altered: 'warning',
  unproven: 'warning',
} as const

const day = { month: 'short', day: 'numeric' } as const
const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A transaction's title, other party and time. */
export function ActivityTexts({ line }: { line: ActivityLine }): ReactElement {
  const { operation, status, counterpart, time } = line
  const classes = useStyles(sheet)
  const text = useText<Texts>()
  const format = useFormat()
  const name = useKnownName(counterpart?.address)
  const address = name ? isolate(name) : counterpart && formatAddress(counterpart.address)
  return (
    <span className={classes.texts}>
      <span className={classes.title}>
        <span className={classes.name}>{text('activity.operation', { operation })}</span>{' '}
        {status && <Tag tone={tones[status]}>{text('activity.status', { status })}</Tag>}
      </span>{' '}
      <span className={classes.detail}>
        {counterpart && address && (
          <span className={classes.party} title={counterpart.address}>
            {text(counterpart.side === 'to' ? 'activity.to' : 'activity.from', { address })}
          </span>
        )}{' '}
        {address && <span className={classes.dot} />}
        <time
          className={classes.day}
          dateTime={new Date(time).toISOString()}
          title={format.date(time, moment)}
        >
          {format.date(time, day)}
        </time>
      </span>
    </span>
  )
}

/** Keeps the letters of a name, which may be of another script, together. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
