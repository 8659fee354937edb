import { isCleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { clockIcon } from '../../../icons/clockIcon.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSession } from '../controller/useSession.ts'
import { useSessions } from '../controller/useSessions.ts'
import type { SessionsTexts } from '../texts/en.ts'
import { PermissionLine } from './PermissionLine.tsx'
import { RevocationFacts } from './RevocationFacts.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import sheet from './SmartSessionDetailView.module.css'

export type SmartSessionDetailViewProps = { route: RouteOf<'SmartSessionDetail'> }

/** What one session allows, and the ways to end it. What did not end is said. */
export function SmartSessionDetailView(props: SmartSessionDetailViewProps): ReactElement {
  const { pci } = props.route
  const { snackbar, network } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SessionsTexts>()
  const format = useFormat()
  const explain = useErrorText()
  const sessions = useSessions()
  const { session, isLoading } = useSession(pci)
  const isShown = useDelayedBusy(isLoading)
  const { name: wallet = '' } = useConnectedWallet()
  const revoking = useControllerState(sessions.state, (state) => state.revoking)
  const openCount = useControllerState(sessions.state, ({ list }) =>
    list.status === 'success' ? list.sessions.filter(({ status }) => isOpen(status)).length : 0,
  )
  if (!session)
    return isLoading ? (
      <SkeletonRows label={text('permissions.loading')} isShown={isShown} />
    ) : (
      <EmptyState icon={<Icon of={clockIcon} size={24} />} title={text('permissions.gone')} />
    )

  const run = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (isCleatError(error)) snackbar.show({ message: explain(error), variant: 'error' })
    }
  }
  const { status, revocation, broader, permissions, onChain, caipNetworkId } = session
  const place = onChain && (network.find(caipNetworkId)?.name ?? caipNetworkId)
  const isPending = revoking.status === 'pending'
  const isOne = isPending && revoking.pcis.length === 1
  const isTried = revocation !== undefined && status !== 'revoking'
  return (
    <div className={classes.detail}>
      {broader !== undefined && status !== 'revoked' && (
        <Notice variant="error">{text('permissions.broaderText', { wallet })}</Notice>
      )}
      <Group heading={text('permissions.allowed')}>
        {permissions.map((permission, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a session never changes
          <PermissionLine key={index} session={session} permission={permission} />
        ))}
      </Group>
      <SessionFacts session={session} wallet={wallet} />
      {revocation && <RevocationFacts revocation={revocation} wallet={wallet} network={place} />}
      {isTried && isOpen(status) && (
        <Notice variant="warning">{text('permissions.openText', { wallet })}</Notice>
      )}
      {(isOpen(status) || status === 'revoking') && (
        <ActionBar isStacked>
          <Button
            isLoading={isPending && (isOne || status === 'revoking')}
            aria-disabled={isPending || undefined}
            onClick={() => void run(() => sessions.revoke({ pci }))}
          >
            {text(isTried ? 'permissions.revokeAgain' : 'permissions.revoke')}
          </Button>
          {openCount > 1 && (
            <Button
              variant="quiet"
              isLoading={isPending && !isOne}
              aria-disabled={isPending || undefined}
              onClick={() => void run(() => sessions.revokeAll())}
            >
              {text('permissions.revokeAll', { count: format.number(openCount) })}
            </Button>
          )}
        </ActionBar>
      )}
    </div>
  )
}

function isOpen(status: string): boolean {
  return status === 'active' || status === 'unknown'
}
