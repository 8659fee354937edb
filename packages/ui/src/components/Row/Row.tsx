import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { type AppLink, revealHref } from '../Link/revealHref.ts'
import sheet from './Row.module.css'
import { useFocusThrough } from './useFocusThrough.ts'

export type RowProps = {
  icon: ReactNode
  name: string
  /** A second line under the name. */
  note?: ReactNode
  /** At most one small element at the end. */
  trait?: ReactNode
  isCurrent?: boolean | undefined
  /** Stays focusable for screen readers. A trait explains why it is disabled. */
  isDisabled?: boolean | undefined
  /** Waits for consent that is asked for on the same screen. Disabled, and drawn at full strength. */
  isHeld?: boolean | undefined
  isBusy?: boolean | undefined
  /** Renders a link to a checked address, which the browser follows. */
  link?: AppLink | undefined
  onPress: (event: MouseEvent) => void
  /** Called on a press while disabled, to explain why. */
  onRefuse?: (() => void) | undefined
  /** Called when the pointer is near or the row has the focus. */
  onIntent?: (() => void) | undefined
}

/** An option of a list. The whole row is the target. */
export function Row(props: RowProps): ReactElement {
  const { icon, name, note, trait, isCurrent, isHeld, isBusy, link, onPress } = props
  const { isDisabled = isHeld, onRefuse, onIntent } = props
  const classes = useStyles(sheet)
  const { ref, onFocus, onBlur } = useFocusThrough()
  const shared = {
    ref,
    className: classes.row,
    'aria-current': isCurrent ? ('true' as const) : undefined,
    'aria-busy': isBusy || undefined,
    'data-held': isHeld || undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      if (isDisabled) return onRefuse?.()
      onPress(event)
      revealHref(event, link)
    },
    onPointerEnter: onIntent,
    onFocus() {
      onFocus()
      onIntent?.()
    },
    onBlur,
  }
  const line = (
    <span className={classes.name}>
      <bdi>{name}</bdi>
    </span>
  )
  const content = (
    <>
      {icon}
      {note ? (
        <span className={classes.texts}>
          {line}
          <span className={classes.note}>{note}</span>
        </span>
      ) : (
        line
      )}
      {trait && <span className={classes.trait}>{trait}</span>}
    </>
  )
  if (link && !isDisabled)
    return (
      <a
        {...shared}
        href={link.plainHref ?? link.href}
        target={link.target}
        rel="noopener noreferrer"
      >
        {content}
      </a>
    )
  return (
    <button type="button" {...shared} aria-disabled={isDisabled || undefined}>
      {content}
    </button>
  )
}
