import type { ReactElement } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useText } from '../../i18n/useText.ts'
import { xIcon } from '../../icons/xIcon.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './AlertBar.module.css'

/** A message for the developer, at the top of the modal. */
export function AlertBar(): ReactElement {
  const { alerts } = useKit().controllers
  const { open, alert } = useControllerState(alerts.state)
  const classes = useStyles(sheet)
  const text = useText()
  return (
    <div className={classes.place} role="alert">
      {open && alert && (
        <Notice
          variant={alert.variant}
          action={
            <IconButton
              label={text('alert.dismiss')}
              icon={<Icon of={xIcon} size={16} />}
              onClick={alerts.hide}
            />
          }
        >
          {alert.message}
        </Notice>
      )}
    </div>
  )
}
