import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { walletIcon } from '../../../icons/walletIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './AccountView.module.css'
import { ApprovalsRow } from './ApprovalsRow.tsx'
import { SignInRow } from './SignInRow.tsx'

export type WalletsRowProps = { namespace: Namespace; wallet: string | undefined }

/** Opens the visitor's wallets, and signs in where the app wants that. Names the active wallet. */
export function WalletsRow({ namespace, wallet }: WalletsRowProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  return (
    <Group label={text('account.wallets')}>
      <li>
        <Row
          icon={
            <span className={classes.tile}>
              <Icon of={walletIcon} size={18} />
            </span>
          }
          name={text('account.wallets')}
          trait={wallet && <span className={classes.trait}>{wallet}</span>}
          onPress={() => router.push({ name: 'ProfileWallets' })}
        />
      </li>
      <ApprovalsRow namespace={namespace} />
      <SignInRow namespace={namespace} />
    </Group>
  )
}
