import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { RemoteImage } from '../../../components/RemoteImage/RemoteImage.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { toSafeImage } from '../../../format/toSafeImage.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendView.module.css'

export type ReceiverCardProps = {
  address: string
  name: string | undefined
  imageUrl: string | undefined
}

/** The receiver: name, short address, and the complete address on request. */
export function ReceiverCard({ address, name, imageUrl }: ReceiverCardProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  return (
    <Disclosure
      label={
        <span className={classes.receiver}>
          {name !== undefined && toSafeImage(imageUrl) ? (
            <RemoteImage src={imageUrl} name={name} shape="round" size={24} />
          ) : (
            <Avatar address={address} size={24} />
          )}
          {name !== undefined && (
            <bdi className={classes.receiverName} dir="auto">
              {name}
            </bdi>
          )}
          <span className={classes.short} dir="ltr">
            {formatAddress(address)}
          </span>
          <VisuallyHidden>{text('send.wholeAddress')}</VisuallyHidden>
        </span>
      }
    >
      <GroupedAddress address={address} label={text('send.receiver')} />
    </Disclosure>
  )
}
