import { isCleatError, type PermissionSession } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { clockIcon } from '../../../icons/clockIcon.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useIsUnsupported } from '../controller/useIsUnsupported.ts'
import { useSessions } from '../controller/useSessions.ts'
import type { SessionsTexts } from '../texts/en.ts'
import { groupByMonth } from './groupByMonth.ts'
import { SessionRow } from './SessionRow.tsx'
import sheet from './SmartSessionListView.module.css'

const tabs = ['active', 'expired', 'revoked'] as const
type TabId = (typeof tabs)[number]

/** What the account allowed: active, expired and revoked, by month. */
export function SmartSessionListView(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SessionsTexts>()
  const format = useFormat()
  const sessions = useSessions()
  const list = useControllerState(sessions.state, (state) => state.list)
  const { name: wallet = '' } = useConnectedWallet()
  const [tab, setTab] = useState<TabId>('active')
  const isLoading = list.status === 'idle' || list.status === 'loading'
  const isShown = useDelayedBusy(isLoading)
  const isEmpty = list.status === 'success' && list.sessions.length === 0
  const isRefused = list.status === 'failed' && isCleatError(list.error, 'PERMISSION_UNSUPPORTED')
  const isUnsupported = useIsUnsupported(isEmpty) || isRefused

  if (isUnsupported)
    return (
      <EmptyState
        icon={<Icon of={clockIcon} size={24} />}
        title={text('permissions.unsupportedTitle', { wallet })}
      >
        {text('permissions.unsupportedText')}
      </EmptyState>
    )
  if (list.status === 'failed')
    return (
      <ErrorState
        title={text('permissions.failedTitle')}
        error={list.error}
        onRetry={() => void sessions.list().catch(() => undefined)}
      />
    )
  const known = list.status === 'success' ? list.sessions : []
  const shown = known.filter(({ status }) => toTab(status) === tab)
  const missing = list.status === 'success' ? list.missing : []
  return (
    <div className={classes.list}>
      <Tabs
        label={text('permissions.title')}
        tabs={tabs.map((id) => ({ id, name: text('permissions.tab', { tab: id }) }))}
        selected={tab}
        onSelect={setTab}
      >
        <div className={classes.panel}>
          {isLoading && <SkeletonRows label={text('permissions.loading')} isShown={isShown} />}
          {!isLoading && shown.length === 0 && (
            <EmptyState
              icon={<Icon of={clockIcon} size={24} />}
              title={text('permissions.none', { tab })}
            >
              {tab === 'active' && text('permissions.noneText')}
            </EmptyState>
          )}
          {groupByMonth(shown, { format, now: Date.now() }).map(({ heading, sessions: of }) => (
            <Group key={heading ?? 'none'} heading={heading ?? text('permissions.undated')}>
              {of.map((session) => (
                <li key={session.pci}>
                  <SessionRow session={session} />
                </li>
              ))}
            </Group>
          ))}
        </div>
      </Tabs>
      {missing.includes('service') && (
        <Notice variant="warning">{text('permissions.missingService')}</Notice>
      )}
      {missing.includes('wallet') && known.length > 0 && (
        <Notice variant="info">{text('permissions.missingWallet', { wallet })}</Notice>
      )}
    </div>
  )
}

function toTab(status: PermissionSession['status']): TabId {
  return status === 'expired' || status === 'revoked' ? status : 'active'
}
