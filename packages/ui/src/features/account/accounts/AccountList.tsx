import { type AccountState, type ConnectionAccount, formatAddress } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './AccountList.module.css'

export type AccountListProps = {
  accounts: readonly ConnectionAccount[]
  /** The active account. The wallet decides which one that is. */
  address?: string | undefined
  /** The name and picture of the active account. */
  identity?: Pick<AccountState, 'profileImage' | 'profileName'> | undefined
  /** How many are shown before the visitor expands the list. */
  limit: number
  /** Makes an account active. `undefined` where only the wallet can. */
  onUse?: ((address: string) => void) | undefined
}

/** The accounts that a wallet shares, to view and copy. */
export function AccountList({
  accounts,
  address: inUse,
  identity,
  limit,
  onUse,
}: AccountListProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? accounts : accounts.slice(0, limit)
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul className={classes.list} role="list" aria-label={text('accountSettings.accounts')}>
        {shown.map(({ address, type }) => (
          <li key={address} className={classes.account}>
            <span className={classes.avatar}>
              <Avatar
                address={address}
                src={address === inUse ? identity?.profileImage : undefined}
                size={24}
              />
            </span>
            <span className={classes.texts}>
              <span className={classes.address} title={address}>
                <bdi dir="ltr">{formatAddress(address)}</bdi>
              </span>
              {address === inUse && identity?.profileName && (
                <span className={classes.mark}>
                  <bdi>{identity.profileName}</bdi>
                </span>
              )}
              {(type === 'payment' || type === 'ordinal') && (
                <span className={classes.mark}>{text(`accountType.${type}`)}</span>
              )}
            </span>
            {address === inUse && (
              <span className={classes.mark}>{text('accountSettings.inUse')}</span>
            )}
            {onUse && address !== inUse && (
              <button
                type="button"
                className={classes.use}
                aria-label={text('accountSettings.use', { address: formatAddress(address) })}
                onClick={() => onUse(address)}
              >
                {text('profileWallets.use')}
              </button>
            )}
            <CopyButton
              value={address}
              label={text('accountSettings.copy', { address: formatAddress(address) })}
              copiedLabel={text('account.copied')}
            />
          </li>
        ))}
      </ul>
      {shown.length < accounts.length && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
          {text('accountSettings.all', { count: accounts.length })}
        </button>
      )}
    </>
  )
}
