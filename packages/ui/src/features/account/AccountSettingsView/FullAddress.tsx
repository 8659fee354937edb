import type { ReactElement } from 'react'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './AccountSettingsView.module.css'

/** The complete address, to read and copy. */
export function FullAddress({ address }: { address: string }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  return (
    <div className={classes.address}>
      <div className={classes.characters}>
        <GroupedAddress address={address} label={text('accountSettings.address')} />
      </div>
      <CopyButton
        value={address}
        label={text('account.copy')}
        copiedLabel={text('account.copied')}
      />
    </div>
  )
}
