import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import { useDelayedBusy } from '../Skeleton/useDelayedBusy.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
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
