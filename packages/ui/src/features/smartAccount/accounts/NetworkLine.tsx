import type { CaipNetwork } from '@cleat/core'
import type { ReactElement, ReactNode } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './NetworkLine.module.css'

export type NetworkLineProps = {
  network: CaipNetwork
  /** What holds for the account there. */
  note: ReactNode
  isWarning?: boolean | undefined
  /** Leads to an explorer. */
  link?: { readonly href: string; readonly label: string } | undefined
  /** At most one, below the note. */
  action?: ReactNode
}

/** The account on one network. */
export function NetworkLine(props: NetworkLineProps): ReactElement {
  const { network, note, isWarning, link, action } = props
  const classes = useStyles(sheet)
  const getName = useNetworkName()
  const name = getName(network)
  return (
    <li className={classes.line}>
      <NetworkImage
        caipNetworkId={network.caipNetworkId}
        name={name}
        imageUrl={network.assets?.imageUrl}
        size={40}
      />
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.note} data-warning={isWarning || undefined}>
          {note}
        </span>
        {link && (
          <span className={classes.note}>
            <Link href={link.href}>{link.label}</Link>
          </span>
        )}
        {action && <span className={classes.note}>{action}</span>}
      </span>
    </li>
  )
}
