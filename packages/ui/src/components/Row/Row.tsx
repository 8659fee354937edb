import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Row.module.css'
import { useFocusThrough } from './useFocusThrough.ts'

export type RowLink = { readonly href: string; readonly target?: string | undefined }

export type RowProps = {
  icon: ReactNode
  name: string
  /** A second line under the name. */
  note?: ReactNode
  /** At most one quiet thing at the end. */
  trait?: ReactNode
  isCurrent?: boolean | undefined
  /** Says why nothing happens here by a trait; stays reachable for screen readers. */
  isDisabled?: boolean | undefined
  isBusy?: boolean | undefined
  /** Makes it a link, which the browser follows by itself. Its address has been checked. */
  link?: RowLink | undefined
  onPress: (event: MouseEvent) => void
  /** Called instead while it is disabled, to say why. */
  onRefuse?: (() => void) | undefined
  /** Called when it may be pressed next: something comes near it, or it has the focus. */
  onIntent?: (() => void) | undefined
}

/** One choice of a list. All of it is the target. */
export function Row(props: RowProps): ReactElement {
  const { icon, name, note, trait, isCurrent, isDisabled, isBusy, link, onPress } = props
  const { onRefuse, onIntent } = props
  const classes = useStyles(sheet)
  const { ref, onFocus, onBlur } = useFocusThrough()
  const shared = {
    ref,
    className: classes.row,
    'aria-current': isCurrent ? ('true' as const) : undefined,
    'aria-busy': isBusy || undefined,
    onClick: isDisabled ? onRefuse : onPress,
    onPointerEnter: onIntent,
    onFocus() {
      onFocus()
      onIntent?.()
    },
    onBlur,
  }
  const content = (
    <>
      {icon}
      <span className={classes.texts}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {trait && <span className={classes.trait}>{trait}</span>}
    </>
  )
  if (link && !isDisabled)
    return (
      <a {...shared} href={link.href} target={link.target} rel="noopener noreferrer">
        {content}
      </a>
    )
  return (
    <button type="button" {...shared} aria-disabled={isDisabled || undefined}>
      {content}
    </button>
  )
}
