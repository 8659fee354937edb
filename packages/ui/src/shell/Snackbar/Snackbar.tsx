import type { ReactElement } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { checkIcon } from '../../icons/checkIcon.ts'
import { triangleAlertIcon } from '../../icons/triangleAlertIcon.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { Rise } from '../../motion/Rise.tsx'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Snackbar.module.css'

/** The short message beside the modal. It covers nothing that can be pressed. */
export function Snackbar(): ReactElement {
  const { snackbar } = useKit().controllers
  const { open, snack } = useControllerState(snackbar.state)
  const classes = useStyles(sheet)
  return (
    <div className={classes.place} role="status">
      <Rise name={open && snack ? snack.message : undefined}>
        {snack && (
          <div className={classes.snack} data-variant={snack.variant}>
            {snack.variant === 'loading' && <Spinner size={16} />}
            {snack.variant === 'success' && <Icon of={checkIcon} size={16} />}
            {snack.variant === 'error' && <Icon of={triangleAlertIcon} size={16} />}
            <span>{snack.message}</span>
          </div>
        )}
      </Rise>
    </div>
  )
}
