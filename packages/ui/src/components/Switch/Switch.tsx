import { type ReactElement, useId } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Switch.module.css'

export type SwitchProps = {
  /** The name of the setting. */
  label: string
  /** A second line: the effect. */
  note?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** The note explains why. */
  isDisabled?: boolean | undefined
}

/** A setting with immediate effect. The whole row is the target. */
export function Switch({ label, note, isOn, onChange, isDisabled }: SwitchProps): ReactElement {
  const classes = useStyles(sheet)
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      className={classes.row}
      aria-checked={isOn}
      aria-labelledby={`${id}label`}
      aria-describedby={note ? `${id}note` : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : () => onChange(!isOn)}
    >
      <span className={classes.texts}>
        <span id={`${id}label`}>{label}</span>
        {note && (
          <span id={`${id}note`} className={classes.note}>
            {note}
          </span>
        )}
      </span>
      <span className={classes.track}>
        <span className={classes.thumb} />
      </span>
    </button>
  )
}
