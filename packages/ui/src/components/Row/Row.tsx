import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Row.module.css'

export type RowProps = {
  icon: ReactNode
  name: string
  /** A second line under the name. */
  note?: string | undefined
  /** At most one quiet thing at the end. */
  trait?: ReactNode
  isCurrent?: boolean | undefined
  /** Says why nothing happens here by a trait; stays reachable for screen readers. */
  isDisabled?: boolean | undefined
  isBusy?: boolean | undefined
  onPress: () => void
  /** Called instead while it is disabled, to say why. */
  onRefuse?: (() => void) | undefined
  /** Called when it may be pressed next: something comes near it, or it has the focus. */
  onIntent?: (() => void) | undefined
}

/** One choice of a list. All of it is the target. */
export function Row(props: RowProps): ReactElement {
  const { icon, name, note, trait, isCurrent, isDisabled, isBusy, onPress } = props
  const { onRefuse, onIntent } = props
  const classes = useStyles(sheet)
  return (
    <button
      type="button"
      className={classes.row}
      aria-current={isCurrent ? 'true' : undefined}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      onClick={isDisabled ? onRefuse : onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {icon}
      <span className={classes.texts}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {trait && <span className={classes.trait}>{trait}</span>}
    </button>
  )
}
