import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import type { FrameProps } from '../frame/frameProps.ts'
import sheet from './InlineFrame.module.css'

/** The modal as part of the page: it covers, traps and hides nothing. */
export function InlineFrame({ titleId, isShaking, children }: FrameProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <section className={classes.panel} aria-labelledby={titleId} data-shaking={isShaking}>
      {children}
    </section>
  )
}
