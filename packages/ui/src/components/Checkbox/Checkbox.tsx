import type { ReactElement, ReactNode } from 'react'
import { checkIcon } from '../../icons/checkIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './Checkbox.module.css'

export type CheckboxProps = {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Shows that it is required, after a submit without it. */
  isMissing?: boolean | undefined
  /** The statement to agree to. Links in it do not tick the box. */
  children?: ReactNode
}

/** A checkbox for consent. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { isChecked, onChange, isMissing, children } = props
  const classes = useStyles(sheet)
  return (
    <label className={classes.label} data-missing={isMissing || undefined}>
      <span className={classes.box}>
        <input
          type="checkbox"
          className={classes.input}
          checked={isChecked}
          aria-invalid={isMissing || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={classes.tick}>
          <Icon of={checkIcon} size={14} strokeWidth={3} />
        </span>
      </span>
      <span className={classes.text}>{children}</span>
    </label>
  )
}
