import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './NetworkLine.module.css'

export type LineButtonProps = { onPress: () => void; children?: ReactNode }

/** A small button in a line. */
export function LineButton({ onPress, children }: LineButtonProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <button type="button" className={classes.press} onClick={onPress}>
      {children}
    </button>
  )
}
