import type { PermissionSession } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { clockIcon } from '../../../icons/clockIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useSession } from '../controller/useSession.ts'
import type { SessionsTexts } from '../texts/en.ts'
import { PermissionImage } from '../words/PermissionImage.tsx'
import { usePermissionText } from '../words/usePermissionText.ts'

export type SmartSessionCreatedViewProps = { route: RouteOf<'SmartSessionCreated'> }

/** What was just allowed, and where it is ended. */
export function SmartSessionCreatedView(props: SmartSessionCreatedViewProps): ReactElement {
  const { pci } = props.route
  const text = useText<SessionsTexts>()
  const { session, isLoading } = useSession(pci)
  const isShown = useDelayedBusy(isLoading)
  const [permission] = session?.permissions ?? []
  if (session && permission) return <Created session={session} permission={permission} />
  if (isLoading) return <SkeletonRows label={text('permissions.loading')} isShown={isShown} />
  return <EmptyState icon={<Icon of={clockIcon} size={24} />} title={text('permissions.gone')} />
}

function Created(props: {
  session: PermissionSession
  permission: PermissionSession['permissions'][number]
}): ReactElement {
  const { session, permission } = props
  const { actions, controllers } = useKit()
  const text = useText<SessionsTexts>()
  const format = useFormat()
  const { words, token } = usePermissionText(session, permission)
  const { pci, app, permissions } = session
  const further = permissions.length - 1
  return (
    <ProgressTask
      icon={<PermissionImage session={session} permission={permission} token={token} size={72} />}
      state="success"
      title={text('permissions.createdTitle', { app: app.name })}
      text={text('permissions.createdText', {
        words: further > 0 ? `${words} + ${further}` : words,
        date: format.date(session.expiry * 1000),
      })}
      actions={
        <>
          <Button onClick={() => actions.close()}>{text('permissions.done')}</Button>
          <Button
            variant="quiet"
            onClick={() => controllers.router.push({ name: 'SmartSessionDetail', pci })}
          >
            {text('permissions.see')}
          </Button>
        </>
      }
    />
  )
}
