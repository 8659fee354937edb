import type { ReactElement } from 'react'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useCopy } from '../../../components/CopyButton/useCopy.ts'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { LazyQrCode } from '../../../components/QrCode/LazyQrCode.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { copyIcon } from '../../../icons/copyIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReceiveTexts } from '../texts/en.ts'
import { NetworksRow } from './NetworksRow.tsx'
import { ShareButton } from './ShareButton.tsx'
import type { Receivers } from './useReceivers.ts'
import sheet from './WalletReceiveView.module.css'

/** An address with its QR code, what to send to it, and buttons to copy and share it. */
export function AddressCard({ receivers }: { receivers: Receivers }): ReactElement {
  const { address, networks, profileImage, profileName } = receivers
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<ReceiveTexts>()
  const hint = useHint(receivers)
  const { ref, isCopied, copy } = useCopy({
    value: address,
    copiedLabel: text('receive.copied'),
    onFailure: () => snackbar.show({ message: text('copy.failed'), variant: 'error' }),
  })
  return (
    <div className={classes.receive}>
      {profileName && (
        <p className={classes.owner}>
          <Avatar address={address} src={profileImage} size={24} />
          <bdi className={classes.ownerName}>{profileName}</bdi>
        </p>
      )}
      <LazyQrCode text={address} label={text('receive.code')} size={232} />
      <p className={classes.hint}>{hint}</p>
      <div className={classes.address}>
        <GroupedAddress address={address} label={text('receive.address')} />
      </div>
      <NetworksRow networks={networks} />
      <Button
        ref={ref}
        icon={<Icon of={isCopied ? checkIcon : copyIcon} size={18} />}
        onClick={copy}
      >
        {text(isCopied ? 'receive.copied' : 'receive.copy')}
      </Button>
      <ShareButton address={address} />
    </div>
  )
}

/** What to send to the address, and what not. */
function useHint({ kind, isSmartAccount, network }: Receivers): string {
  const text = useText<ReceiveTexts>()
  if (isSmartAccount) return text('receive.smartAccount', { network: network.name })
  return text(kind ? `receive.${kind}Hint` : 'receive.scan')
}
