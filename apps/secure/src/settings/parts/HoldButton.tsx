import { Spinner, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { useHold } from '../../hold/useHold.ts'
import type { ManageTexts } from '../texts/en.ts'
import sheet from './HoldButton.module.css'

/** A button that acts once it was held for three seconds. */
export function HoldButton(props: { isBusy: boolean; onHeld: () => void }): ReactElement {
  const { isBusy, onHeld } = props
  const classes = useStyles(sheet)
  const text = useText<ManageTexts>()
  const { isHolding, isPressed, handlers } = useHold(onHeld)
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-holding={isHolding || undefined}
        aria-disabled={isBusy || undefined}
        {...(isBusy ? { onContextMenu: handlers.onContextMenu } : handlers)}
      >
        {isBusy && <Spinner size={18} />}
        <span className={classes.label}>
          {text(isHolding ? 'manage.holding' : isBusy ? 'manage.working' : 'manage.hold')}
        </span>
      </button>
      {isPressed && (
        <p className={classes.note} role="status">
          {text('manage.pressAgain')}
        </p>
      )}
    </>
  )
}
