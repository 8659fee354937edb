import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import type { FrameProps } from '../frame/frameProps.ts'
import sheet from './InlineFrame.module.css'

/** The modal as part of the page: it covers, traps and hides nothing. */
export function InlineFrame(props: FrameProps): ReactElement {
  const { titleId, isShaking, notice, children } = props
  const classes = useStyles(sheet)
  return (
    <section className={classes.panel} aria-labelledby={titleId} data-shaking={isShaking}>
      {children}
      {/* At the top: actions are at the bottom. */}
      <div className={classes.dock}>{notice}</div>
    </section>
  )
}
