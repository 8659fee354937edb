import { type ReactElement, type ReactNode, useId } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Group.module.css'

export type GroupProps = {
  /** A plain heading above the rows. */
  heading?: string | undefined
  /** Names the list for screen readers if there is no heading. */
  label?: string | undefined
  children?: ReactNode
}

/** A list of rows. Its children are `<li>`. */
export function Group({ heading, label, children }: GroupProps): ReactElement {
  const classes = useStyles(sheet)
  const id = useId()
  return (
    <div className={classes.group}>
      {heading && (
        <h3 id={id} className={classes.heading} data-item={heading}>
          {heading}
        </h3>
      )}
      <ul
        className={classes.list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
        role="list"
        aria-labelledby={heading ? id : undefined}
        aria-label={heading ? undefined : label}
      >
        {children}
      </ul>
    </div>
  )
}
