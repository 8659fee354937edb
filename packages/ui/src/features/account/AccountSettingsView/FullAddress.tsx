import type { ReactElement } from 'react'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './AccountSettingsView.module.css'

/**
 * The complete address, to read and copy. Its ends are emphasized, because people compare those.
 */
export function FullAddress({ address }: { address: string }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  return (
    <div className={classes.address}>
      <p className={classes.characters}>
        <bdi dir="ltr">
          <b className={classes.end}>{address.slice(0, 4)}</b>
          {address.slice(4, -6)}
          <b className={classes.end}>{address.slice(-6)}</b>
        </bdi>
      </p>
      <CopyButton
        value={address}
        label={text('account.copy')}
        copiedLabel={text('account.copied')}
      />
    </div>
  )
}
