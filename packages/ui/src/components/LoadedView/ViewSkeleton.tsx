import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useHeldHeight } from '../../motion/useHeldHeight.ts'
import { useStyles } from '../../style/useStyles.ts'
import { useDelayedBusy } from '../Skeleton/useDelayedBusy.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import sheet from './ViewSkeleton.module.css'

/** Reserves the space of a loading view. The spinner appears after a delay. */
export function ViewSkeleton(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  const isShown = useDelayedBusy(true)
  // Otherwise the modal would shrink to it and grow again.
  useHeldHeight(true)
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
