import type { WalletItem } from '@cleat/core/wallets'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useText } from '../../../i18n/useText.ts'
import { circleSlashIcon } from '../../../icons/circleSlashIcon.ts'
import { shieldQuestionIcon } from '../../../icons/shieldQuestionIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './AllWalletsView.module.css'

export type TileMarkProps = {
  item: WalletItem
  /** The name of the active network. */
  network: string
}

/** The badge of a wallet's picture. */
export function TileMark({ item, network }: TileMarkProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText()
  const { isInstalled, contestedName } = item
  const isUnverified = item.isUnverified || contestedName !== undefined
  const supportsActiveChain = item.supportsActiveChain || isInstalled
  if (supportsActiveChain && !isUnverified && !isInstalled) return null
  const label = isUnverified
    ? text(contestedName === undefined ? 'connect.unverified' : 'connect.contested')
    : supportsActiveChain
      ? text('connect.isInstalled')
      : text('connect.otherChain', { network })
  return (
    <>
      <span className={classes.mark} data-dot={!isUnverified && supportsActiveChain}>
        {isUnverified ? (
          <Icon of={shieldQuestionIcon} size={14} />
        ) : (
          !supportsActiveChain && <Icon of={circleSlashIcon} size={14} />
        )}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
