import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useMoneyText } from '../../../i18n/money/useMoneyText.ts'
import { useText } from '../../../i18n/useText.ts'
import type { Activity } from '../../../queries/useActivity.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './ActivityTab.module.css'

export type ActivityFootProps = {
  activity: Activity
  /** Whether the next page waits for the visitor. */
  isStuck: boolean
}

/** What stands under the list: whether there is more, and what is missing. */
export function ActivityFoot({ activity, isStuck }: ActivityFootProps): ReactElement {
  const { more, dropped } = activity
  const { status, load } = more
  const classes = useStyles(sheet)
  const text = useText()
  const moneyText = useMoneyText()
  return (
    <>
      {status === 'loading' && (
        <SkeletonRows label={moneyText('activity.moreLoading')} count={2} isShown />
      )}
      {(status === 'failed' || isStuck) && (
        <div className={classes.foot}>
          {status === 'failed' && (
            <p className={classes.note} role="status">
              {moneyText('activity.moreFailed')}
            </p>
          )}
          <Button variant="quiet" onClick={load}>
            {status === 'failed' ? text('view.retry') : moneyText('activity.showMore')}
          </Button>
        </div>
      )}
      {dropped > 0 && (
        <p className={classes.note}>{moneyText('activity.dropped', { count: dropped })}</p>
      )}
    </>
  )
}
