import type { ReactElement } from 'react'
import { useDelayedBusy } from '../../components/Skeleton/useDelayedBusy.ts'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ViewSkeleton.module.css'

/** Keeps the place of a view that is on its way. Shows itself only when that takes a while. */
export function ViewSkeleton(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  const isShown = useDelayedBusy(true)
  return (
    <div className={classes.place} role="status">
      {isShown && (
        <>
          <Spinner size={24} />
          <VisuallyHidden>{text('view.loading')}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
