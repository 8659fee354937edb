import { KitProvider, ServerStyles, useKit, useStyles, useThemeRoot } from '@cleat/ui/kit'
import type { JSX, ReactNode } from 'react'
import type { AppKit } from '../../kit/appKit.ts'
import styles from './ButtonFrame.module.css'

export type ButtonFrameProps = {
  kit: AppKit
  kind: 'connect-button' | 'account-button' | 'network-button' | 'wallet-button'
  /** Overrides the look of the connect button. */
  className?: string | undefined
  size?: 'md' | 'sm' | undefined
  disabled?: boolean | undefined
  isBusy?: boolean | undefined
  /** Whether it has the width of an account with its balance. @default false */
  isReserved?: boolean | undefined
  onClick: () => void
  children: ReactNode
}

/** The frame of all buttons. Hover and focus load the modal before the click. */
export function ButtonFrame({ kit, ...props }: ButtonFrameProps): JSX.Element {
  return (
    <KitProvider kit={kit}>
      <Frame {...props} />
    </KitProvider>
  )
}

function Frame(props: Omit<ButtonFrameProps, 'kit'>): JSX.Element {
  const { kind, className = '', size = 'md', disabled, isBusy, isReserved, onClick } = props
  const classes = useStyles(styles)
  const { modal } = useKit().controllers
  const prepare = () => modal.prepare('intent')
  return (
    <span data-cleat={kind} className={classes.frame} {...useThemeRoot()}>
      <ServerStyles sheet={styles} />
      <button
        type="button"
        className={`${classes.button} ${className}`}
        data-size={size}
        data-reserved={isReserved}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-busy={isBusy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onClick}
      >
        {props.children}
      </button>
    </span>
  )
}
