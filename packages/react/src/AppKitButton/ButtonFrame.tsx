import type { Namespace } from '@cleat/core'
import { useKit, useStyles, useThemeRoot } from '@cleat/ui/kit'
import type { JSX, ReactNode } from 'react'
import { prefetchModal } from '../internal/attachModal.ts'
import styles from './ButtonFrame.module.css'

export type ButtonFrameProps = {
  kind: 'connect-button' | 'account-button'
  size: 'md' | 'sm'
  disabled?: boolean | undefined
  isBusy?: boolean | undefined
  label?: string | undefined
  namespace?: Namespace | undefined
  children: ReactNode
}

/** The shape of both buttons. Opens the modal, and fetches it as soon as somebody seems about to. */
export function ButtonFrame(props: ButtonFrameProps): JSX.Element {
  const { kind, size, disabled = false, isBusy = false, label, namespace, children } = props
  const { open } = useKit().actions
  const classes = useStyles(styles)

  return (
    <span data-cleat={kind} className={classes.frame} {...useThemeRoot()}>
      <button
        type="button"
        className={classes.button}
        data-size={size}
        data-kind={kind}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-busy={isBusy}
        aria-label={label}
        onPointerEnter={prefetchModal}
        onFocus={prefetchModal}
        onClick={() => void open({ namespace })}
      >
        {children}
      </button>
    </span>
  )
}
