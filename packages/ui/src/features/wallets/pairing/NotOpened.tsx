import type { Wallet } from '@cleat/core'
import type { WalletLink } from '@cleat/core/wallets'
import type { MouseEvent, ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { arrowUpRightIcon } from '../../../icons/arrowUpRightIcon.ts'
import { downloadIcon } from '../../../icons/downloadIcon.ts'
import { qrCodeIcon } from '../../../icons/qrCodeIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useChooseOther } from '../list/useChooseOther.ts'
import { CopyLink } from './CopyLink.tsx'
import { GetRow } from './GetRow.tsx'
import sheet from './Pairing.module.css'

export type NotOpenedProps = {
  wallet: Wallet
  uri: string | undefined
  /** Another link to the same app. */
  secondLink: WalletLink | undefined
  onOpen: (link: WalletLink, event: MouseEvent) => void
  onScan: () => void
}

/** All alternatives for a wallet that did not open. */
export function NotOpened(props: NotOpenedProps): ReactElement {
  const { wallet, uri, secondLink, onOpen, onScan } = props
  const classes = useStyles(sheet)
  const text = useText()
  const chooseOther = useChooseOther()
  return (
    <div className={classes.help}>
      <Group heading={text('pairing.notOpened', { wallet: wallet.name })}>
        {secondLink && (
          <li>
            <Row
              icon={<IconTile of={arrowUpRightIcon} />}
              name={text('pairing.otherWay')}
              link={secondLink}
              onPress={(event) => onOpen(secondLink, event)}
            />
          </li>
        )}
        <li>
          <GetRow wallet={wallet} icon={<IconTile of={downloadIcon} />} />
        </li>
        <li>
          <Row icon={<IconTile of={qrCodeIcon} />} name={text('pairing.code')} onPress={onScan} />
        </li>
      </Group>
      <div className={classes.actions}>
        <CopyLink uri={uri} />
        <Button variant="quiet" onClick={chooseOther}>
          {text('connecting.other')}
        </Button>
      </div>
    </div>
  )
}
