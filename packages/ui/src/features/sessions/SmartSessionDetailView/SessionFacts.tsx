import { formatAddress, type PermissionSession } from '@cleat/core'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Facts } from '../../../components/Fact/Facts.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SessionsTexts } from '../texts/en.ts'
import sheet from './SmartSessionDetailView.module.css'

export type SessionFactsProps = { session: PermissionSession; wallet: string }

/** Who may use it, until when, and who sees to it. */
export function SessionFacts({ session, wallet }: SessionFactsProps): ReactElement {
  const { network } = useKit().controllers
  const text = useText<SessionsTexts>()
  const format = useFormat()
  const { app, caipNetworkId, createdAt, expiry, revokedAt, delegate, enforcer } = session
  const toTime = (seconds: number) =>
    format.date(seconds * 1000, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Facts>
      <Fact label={text('permissions.app')}>
        <bdi>{app.name}</bdi>
      </Fact>
      <Fact label={text('permissions.network')}>
        <bdi>{network.find(caipNetworkId)?.name ?? caipNetworkId}</bdi>
      </Fact>
      {createdAt !== undefined && (
        <Fact label={text('permissions.given')}>{toTime(createdAt)}</Fact>
      )}
      <Fact label={text('permissions.endsAt')}>{toTime(expiry)}</Fact>
      {revokedAt !== undefined && (
        <Fact label={text('permissions.tab', { tab: 'revoked' })}>{toTime(revokedAt)}</Fact>
      )}
      {session.callLimit !== undefined && (
        <Fact label={text('permissions.callLimit')}>{format.number(session.callLimit)}</Fact>
      )}
      {delegate && (
        <Fact label={text('permissions.delegate')}>
          <Address of={delegate} />
        </Fact>
      )}
      <Fact label={text('permissions.enforcer')}>
        {enforcer ? <Address of={enforcer} /> : <bdi>{wallet}</bdi>}
      </Fact>
    </Facts>
  )
}

function Address({ of }: { of: string }): ReactElement {
  const classes = useStyles(sheet)
  return (
    <bdi className={classes.mono} dir="ltr" title={of}>
      {formatAddress(of)}
    </bdi>
  )
}
