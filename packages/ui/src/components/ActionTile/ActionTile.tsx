import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ActionTile.module.css'

export type ActionTileProps = {
  icon: ReactNode
  /** A verb. */
  label: string
  onPress: () => void
}

/** One of a few things to do with an account, side by side. */
export function ActionTile({ icon, label, onPress }: ActionTileProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <button type="button" className={classes.tile} onClick={onPress}>
      {icon}
      <span className={classes.label}>{label}</span>
    </button>
  )
}
