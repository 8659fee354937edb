import { useStyles } from '@cleat/ui/secure'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import sheet from './settings.module.css'

export type SmallButtonProps = {
  onClick: () => void
  /** What it is about, for screen readers. */
  about?: string | undefined
  isDanger?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Takes the focus when it appears. */
  isFocused?: boolean | undefined
  children?: ReactNode
}

/** A button at the end of a row. */
export function SmallButton(props: SmallButtonProps): ReactElement {
  const { onClick, about, isDanger, isDisabled, isFocused, children } = props
  const classes = useStyles(sheet)
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])
  return (
    <button
      ref={element}
      type="button"
      className={classes.small}
      data-danger={isDanger || undefined}
      aria-disabled={isDisabled || undefined}
      aria-label={
        about !== undefined && typeof children === 'string' ? `${children}: ${about}` : undefined
      }
      onClick={onClick}
    >
      {children}
    </button>
  )
}
