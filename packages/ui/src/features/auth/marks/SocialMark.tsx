import type { SocialProvider } from '@cleat/core'
import type { ReactElement } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './SocialMark.module.css'
import { socialMarks } from './socialMarks.ts'

export type SocialMarkProps = {
  of: SocialProvider
  /** In pixels. @default 20 */
  size?: number | undefined
}

/** The mark of a provider in the colour of the text, hidden from screen readers. */
export function SocialMark({ of, size = 20 }: SocialMarkProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <svg data-icon="" viewBox="0 0 24 24" style={{ width: size, height: size }} aria-hidden="true">
      <path className={classes.mark} d={socialMarks[of]} />
    </svg>
  )
}
