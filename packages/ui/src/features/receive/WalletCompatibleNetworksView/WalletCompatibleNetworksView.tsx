import type { ReactElement } from 'react'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReceiveTexts } from '../texts/en.ts'
import { useReceivers } from '../WalletReceiveView/useReceivers.ts'
import sheet from './WalletCompatibleNetworksView.module.css'

/** The networks on which the account's address is valid. */
export function WalletCompatibleNetworksView(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ReceiveTexts>()
  const receivers = useReceivers()
  if (!receivers) return null
  return (
    <div className={classes.view}>
      <Notice variant="warning">{text('compatible.warning')}</Notice>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls holds nothing else that a keyboard can reach */}
      <ul role="list" tabIndex={0} className={classes.list} aria-label={text('compatible.list')}>
        {receivers.networks.map(({ caipNetworkId, name, assets }) => (
          <li key={caipNetworkId} className={classes.network}>
            <NetworkImage caipNetworkId={caipNetworkId} name={name} imageUrl={assets?.imageUrl} />
            <span className={classes.name}>
              <bdi>{name}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
