import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import sheet from './Button.module.css'

export type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'> & {
  /**
   * A screen has one primary button. `muted` is its look while something is missing; pressed, it
   * leads to what is missing. @default 'primary'
   */
  variant?: 'primary' | 'muted' | 'quiet' | undefined
  /**
   * Shows a spinner, ignores presses and keeps the focus. Given at all, there is room for the
   * spinner, so that the text does not move.
   */
  isLoading?: boolean | undefined
  icon?: ReactNode
}

/** A button. Its text is a verb. */
export const Button: React.ForwardRefExoticComponent<
  ButtonProps & React.RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'primary', isLoading, icon, children, onClick, ...rest } = props
  const classes = useStyles(sheet)
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classes.button}
      data-variant={variant}
      data-steady={(isLoading !== undefined && !icon) || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? undefined : onClick}
    >
      {isLoading ? (
        <span className={classes.busy}>
          <Spinner size={18} />
        </span>
      ) : (
        icon
      )}
      <span className={classes.label}>{children}</span>
    </button>
  )
})
