import type { Wallet } from '@cleat/core'
import type { WalletLink } from '@cleat/core/wallets'
import type { MouseEvent, ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { arrowUpRightIcon } from '../../../icons/arrowUpRightIcon.ts'
import { downloadIcon } from '../../../icons/downloadIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useChooseOther } from '../list/useChooseOther.ts'
import { CopyLink } from './CopyLink.tsx'
import { GetRow } from './GetRow.tsx'
import sheet from './Pairing.module.css'
import type { PairingTexts } from './texts/en.ts'

export type NotOpenedProps = {
  wallet: Wallet
  uri: string | undefined
  /** Another link to the same app. */
  secondLink: WalletLink | undefined
  onOpen: (link: WalletLink, event: MouseEvent) => void
}

/** What to do if a wallet did not open: get it, and the other ways on request. */
export function NotOpened(props: NotOpenedProps): ReactElement {
  const { wallet, uri, secondLink, onOpen } = props
  const classes = useStyles(sheet)
  const text = useText<PairingTexts>()
  const chooseOther = useChooseOther()
  return (
    <div className={classes.help}>
      <Group heading={text('pairing.notOpened', { wallet: wallet.name })}>
        <li>
          <GetRow wallet={wallet} icon={<IconTile of={downloadIcon} />} />
        </li>
      </Group>
      <Disclosure label={text('pairing.others')}>
        {secondLink && (
          <Group label={text('pairing.others')}>
            <li>
              <Row
                icon={<IconTile of={arrowUpRightIcon} />}
                name={text('pairing.otherWay')}
                link={secondLink}
                onPress={(event) => onOpen(secondLink, event)}
              />
            </li>
          </Group>
        )}
        <div className={classes.actions}>
          <CopyLink uri={uri} />
          <Button variant="quiet" onClick={chooseOther}>
            {text('connecting.other')}
          </Button>
        </div>
      </Disclosure>
    </div>
  )
}
