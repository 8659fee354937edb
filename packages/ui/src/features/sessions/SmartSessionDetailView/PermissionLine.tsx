import { formatAddress, type Permission, type PermissionSession } from '@cleat/core'
import type { ReactElement } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import { PermissionImage } from '../words/PermissionImage.tsx'
import { usePermissionText } from '../words/usePermissionText.ts'
import sheet from './SmartSessionDetailView.module.css'

export type PermissionLineProps = { session: PermissionSession; permission: Permission }

/** One permission in words. A contract and an unlisted token show their address. */
export function PermissionLine({ session, permission }: PermissionLineProps): ReactElement {
  const classes = useStyles(sheet)
  const { words, usedInPeriod, token } = usePermissionText(session, permission)
  const address = permission.kind === 'contract' ? permission.contract : permission.token
  return (
    <li className={classes.permission}>
      <PermissionImage session={session} permission={permission} token={token} />
      <span className={classes.words}>
        <span className={classes.sentence}>{words}</span>
        {usedInPeriod && <span className={classes.used}>{usedInPeriod}</span>}
        {address && (
          <span className={classes.address}>
            <bdi dir="ltr">{formatAddress(address)}</bdi>
          </span>
        )}
      </span>
    </li>
  )
}
