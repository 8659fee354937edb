import { Spinner, useStyles, useText } from '@cleat/ui/secure'
import type { KeyboardEvent, ReactElement } from 'react'
import type { ManageTexts } from '../texts/en.ts'
import sheet from './HoldButton.module.css'
import { useHold } from './useHold.ts'

/** A button that acts once it was held for three seconds. */
export function HoldButton(props: { isBusy: boolean; onHeld: () => void }): ReactElement {
  const { isBusy, onHeld } = props
  const classes = useStyles(sheet)
  const text = useText<ManageTexts>()
  const { isHolding, isPressed, start, stop, press } = useHold(onHeld)
  const onKey = (event: KeyboardEvent, isDown: boolean) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // A key that is held is no press.
    event.preventDefault()
    if (!isDown) stop()
    else if (!event.repeat) start()
  }
  const handlers = isBusy
    ? {}
    : {
        onPointerDown: ({ button }: { button: number }) => (button === 0 ? start() : undefined),
        ...{ onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop, onBlur: stop },
        onKeyDown: (event: KeyboardEvent) => onKey(event, true),
        onKeyUp: (event: KeyboardEvent) => onKey(event, false),
        onClick: ({ detail }: { detail: number }) => (detail === 0 ? press() : undefined),
      }
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-holding={isHolding || undefined}
        aria-disabled={isBusy || undefined}
        // A long press of a finger opens a menu otherwise.
        onContextMenu={(event) => event.preventDefault()}
        {...handlers}
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
