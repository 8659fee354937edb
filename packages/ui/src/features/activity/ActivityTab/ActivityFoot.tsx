import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ActivityTexts } from '../texts/en.ts'
import sheet from './ActivityTab.module.css'
import type { Activity } from './useActivity.ts'

export type ActivityFootProps = {
  activity: Activity
  /** Whether the next page loads on a press only. */
  isStuck: boolean
}

/** The end of the list: more pages, or what is missing. */
export function ActivityFoot({ activity, isStuck }: ActivityFootProps): ReactElement {
  const { more, dropped } = activity
  const { status, load } = more
  const classes = useStyles(sheet)
  const text = useText<ActivityTexts>()
  return (
    <>
      {status === 'loading' && (
        <SkeletonRows label={text('activity.moreLoading')} count={2} isShown />
      )}
      {(status === 'failed' || isStuck) && (
        <div className={classes.foot}>
          {status === 'failed' && (
            <p className={classes.note} role="status">
              {text('activity.moreFailed')}
            </p>
          )}
          <Button variant="quiet" onClick={load}>
            {status === 'failed' ? text('view.retry') : text('activity.showMore')}
          </Button>
        </div>
      )}
      {dropped > 0 && (
        <p className={classes.note}>{text('activity.dropped', { count: dropped })}</p>
      )}
    </>
  )
}
