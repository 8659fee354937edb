import type { AuthMethod } from '@cleat/core'
import type { ReactElement } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import { MethodIcon } from './MethodIcon.tsx'
import sheet from './MethodTile.module.css'

/** The icon of a login, in place of a row's wallet picture. */
export function MethodTile({ of }: { of: AuthMethod }): ReactElement {
  const classes = useStyles(sheet)
  return (
    <span className={classes.tile}>
      <MethodIcon of={of} size={18} />
    </span>
  )
}
