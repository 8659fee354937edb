import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon, type IconProps } from '../../../components/Icon/Icon.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { RemoteImage } from '../../../components/RemoteImage/RemoteImage.tsx'
import { arrowDownLeftIcon } from '../../../icons/arrowDownLeftIcon.ts'
import { arrowLeftRightIcon } from '../../../icons/arrowLeftRightIcon.ts'
import { arrowUpRightIcon } from '../../../icons/arrowUpRightIcon.ts'
import { clockIcon } from '../../../icons/clockIcon.ts'
import { fileCodeIcon } from '../../../icons/fileCodeIcon.ts'
import { xIcon } from '../../../icons/xIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './ActivityTab.module.css'
import type { ActivityLine } from './activityLine.ts'

export type ActivityPictureProps = { line: ActivityLine; network: CaipNetwork }

/** The transferred token, with the direction as a badge. Hidden from screen readers. */
export function ActivityPicture({ line, network }: ActivityPictureProps): ReactElement {
  const { transfers, isCoin, status } = line
  const classes = useStyles(sheet)
  // People remember a trade by what they received.
  const main = transfers.at(-1)
  if (!main) return <IconTile of={fileCodeIcon} />
  const { caipNetworkId, name, assets } = network
  return (
    <span className={classes.picture} aria-hidden="true">
      {isCoin ? (
        <NetworkImage caipNetworkId={caipNetworkId} name={name} imageUrl={assets?.imageUrl} />
      ) : (
        <RemoteImage
          src={main.imageUrl}
          name={main.name ?? '#'}
          shape={main.isCollectible ? 'square' : 'round'}
        />
      )}
      <span className={classes.badge} data-status={status}>
        <Icon of={toDrawing(line)} size={12} strokeWidth={2.5} />
      </span>
    </span>
  )
}

function toDrawing({ status, transfers }: ActivityLine): IconProps['of'] {
  if (status === 'pending' || status === 'open') return clockIcon
  if (status) return xIcon
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (directions.size > 1 || directions.has('self')) return arrowLeftRightIcon
  return directions.has('in') ? arrowDownLeftIcon : arrowUpRightIcon
}
