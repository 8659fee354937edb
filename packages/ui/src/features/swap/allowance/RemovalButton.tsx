import type { PendingSwap } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './RemovalButton.module.css'
import { useRemoval } from './useRemoval.ts'

export type RemovalButtonProps = {
  label: string
  /** Whose allowance is taken back. @default that of the last swap */
  order?: PendingSwap | undefined
}

/** Takes an allowance back, at the end of a notice about it. */
export function RemovalButton({ label, order }: RemovalButtonProps): ReactElement {
  const classes = useStyles(sheet)
  const { isRemoving, remove } = useRemoval(order)
  return (
    <button
      type="button"
      className={classes.remove}
      aria-disabled={isRemoving || undefined}
      onClick={isRemoving ? undefined : remove}
    >
      {isRemoving && <Spinner size={14} />}
      {label}
    </button>
  )
}
