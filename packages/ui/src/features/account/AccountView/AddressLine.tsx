import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './AccountView.module.css'
import { ExplorerLink } from './ExplorerLink.tsx'

export type AddressLineProps = {
  address: string
  /** The account's name. It stands beside the address and never in its place. */
  name: string | undefined
  explorerUrl: string | undefined
}

/** The name and the address, with buttons to copy it and to open the explorer. */
export function AddressLine({ address, name, explorerUrl }: AddressLineProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  return (
    <div className={classes.line}>
      {name && (
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
      )}
      <span className={classes.address} title={address} dir="ltr">
        {formatAddress(address)}
      </span>
      <CopyButton
        value={address}
        label={text('account.copy')}
        copiedLabel={text('account.copied')}
      />
      <ExplorerLink url={explorerUrl} />
    </div>
  )
}
