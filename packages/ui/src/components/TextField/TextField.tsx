import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './TextField.module.css'

export type TextFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'style' | 'id' | 'value' | 'onChange' | 'children'
> & {
  /** The label above the field. */
  label: string
  value: string
  onChange: (value: string) => void
  /** A hint. Shown without an error. */
  hint?: string | undefined
  /** What is wrong and what to do. Replaces the hint. */
  error?: string | undefined
  /** A button at its end, such as Paste. */
  action?: ReactNode
  /** What the text stands for. Covers it while the field does not have the focus. */
  chip?: ReactNode
}

/** A single-line text input. */
export const TextField: React.ForwardRefExoticComponent<
  TextFieldProps & React.RefAttributes<HTMLInputElement>
> = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, value, onChange, hint, error, action, chip, ...rest } = props
  const classes = useStyles(sheet)
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box} data-invalid={error !== undefined || undefined}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          ref={ref}
          id={id}
          className={classes.input}
          data-covered={chip ? true : undefined}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note ? `${id}note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {chip && (
          <span className={classes.chip} aria-hidden="true">
            {chip}
          </span>
        )}
        {action}
      </div>
      <p id={`${id}note`} className={classes.note} role={error === undefined ? undefined : 'alert'}>
        {note}
      </p>
    </div>
  )
})
