import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ActionTile.module.css'

export type ActionTileProps = {
  icon: ReactNode
  /** A verb, such as Send. */
  label: string
  onPress: () => void
}

/** One of a row of actions for an account. */
export function ActionTile({ icon, label, onPress }: ActionTileProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <button type="button" className={classes.tile} onClick={onPress}>
      {icon}
      <span className={classes.label}>{label}</span>
    </button>
  )
}
