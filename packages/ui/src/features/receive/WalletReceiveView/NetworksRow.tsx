import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReceiveTexts } from '../texts/en.ts'
import sheet from './WalletReceiveView.module.css'

export type NetworksRowProps = { networks: readonly CaipNetwork[] }

const mostImages = 5

/** The number of networks on which the address is valid. Opens their list. */
export function NetworksRow({ networks }: NetworksRowProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<ReceiveTexts>()
  const images = networks.slice(0, mostImages).map(({ caipNetworkId, name, assets }) => (
    <span key={caipNetworkId} className={classes.image}>
      <NetworkImage
        caipNetworkId={caipNetworkId}
        name={name}
        imageUrl={assets?.imageUrl}
        size={24}
      />
    </span>
  ))
  return (
    <div className={classes.networks}>
      <Row
        icon={
          <span className={classes.images} aria-hidden="true">
            {images}
          </span>
        }
        name={text('receive.networks', { count: networks.length })}
        onPress={() => router.push({ name: 'WalletCompatibleNetworks' })}
      />
    </div>
  )
}
