import type { CaipNetwork } from '@cleat/core'
import type { ReactElement, ReactNode } from 'react'
import { toTransactionUrl } from '../../format/toTransactionUrl.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Link } from '../Link/Link.tsx'
import sheet from './TransactionLink.module.css'

export type TransactionLinkProps = { network: CaipNetwork; hash: string; children?: ReactNode }

/** A link to the explorer. Renders nothing if the network has none. */
export function TransactionLink(props: TransactionLinkProps): ReactElement | null {
  const { network, hash, children } = props
  const classes = useStyles(sheet)
  const url = toTransactionUrl({ network, hash })
  if (!url) return null
  return (
    <p className={classes.link}>
      <Link href={url}>{children}</Link>
    </p>
  )
}
