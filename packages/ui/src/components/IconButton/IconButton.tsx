import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './IconButton.module.css'

export type IconButtonProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** The action, for screen readers and the tooltip. */
  label: string
  icon: ReactNode
}

/** A 40 px button with an icon only. */
export const IconButton: React.ForwardRefExoticComponent<
  IconButtonProps & React.RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { label, icon, ...rest } = props
  const classes = useStyles(sheet)
  return (
    <button
      type="button"
      title={label}
      {...rest}
      ref={ref}
      className={classes.button}
      aria-label={label}
    >
      {icon}
    </button>
  )
})
