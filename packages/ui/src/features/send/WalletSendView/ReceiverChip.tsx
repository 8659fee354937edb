import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './WalletSendView.module.css'

export type ReceiverChipProps = {
  address: string
  name: string | undefined
  imageUrl: string | undefined
}

/** The receiver that the typed text stands for: picture, name and short address. */
export function ReceiverChip({ address, name, imageUrl }: ReceiverChipProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <span className={classes.receiver}>
      <Avatar address={address} src={name === undefined ? undefined : imageUrl} size={24} />
      {name !== undefined && (
        <bdi className={classes.receiverName} dir="auto">
          {name}
        </bdi>
      )}
      <span className={name === undefined ? classes.receiverName : classes.short} dir="ltr">
        {formatAddress(address)}
      </span>
    </span>
  )
}
