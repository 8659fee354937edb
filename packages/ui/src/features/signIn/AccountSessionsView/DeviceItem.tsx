import { formatAddress, type SignInDevice } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { logOutIcon } from '../../../icons/logOutIcon.ts'
import { monitorIcon } from '../../../icons/monitorIcon.ts'
import { smartphoneIcon } from '../../../icons/smartphoneIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './AccountSessionsView.module.css'
import type { AccountSessionsTexts } from './texts/en.ts'
import { useDeviceName } from './useDeviceName.ts'

export type DeviceItemProps = {
  device: SignInDevice
  /** Accounts of this session. Only others are named. */
  own: readonly string[]
  isEnding: boolean
  onEnd: (name: string) => void
}

/** A browser in which the visitor is signed in. Others than this one can be signed out. */
export function DeviceItem({ device, own, isEnding, onEnd }: DeviceItemProps): ReactElement {
  const { browser, isCurrent, usedAt, accounts } = device
  const classes = useStyles(sheet)
  const text = useText<AccountSessionsTexts>()
  const format = useFormat()
  const name = useDeviceName(device)
  const time = format.distance(Date.parse(usedAt), { now: Date.now() })
  const others = accounts.filter((account) => !own.includes(account))
  return (
    <li className={classes.device}>
      <IconTile of={/iPhone|iPad|Android/.test(browser ?? '') ? smartphoneIcon : monitorIcon} />
      <span className={classes.texts}>
        <span className={classes.name}>{name}</span>
        <span className={classes.note}>
          {isCurrent ? text('sessions.thisDevice') : text('sessions.lastUsed', { time })}
        </span>
        {others.length > 0 && (
          <span className={classes.note}>
            {others.map((account) => (
              <bdi key={account} dir="ltr">
                {formatAddress(toAddress(account))}
              </bdi>
            ))}
          </span>
        )}
      </span>
      {!isCurrent && (
        <IconButton
          label={text('sessions.signOutOf', { device: name })}
          aria-disabled={isEnding || undefined}
          icon={isEnding ? <Spinner size={18} /> : <Icon of={logOutIcon} size={18} />}
          onClick={isEnding ? undefined : () => onEnd(name)}
        />
      )}
    </li>
  )
}

function toAddress(account: string): string {
  return account.split(':').slice(2).join(':')
}
