import { type ReactElement, useEffect } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ViewSkeleton } from '../../../components/LoadedView/ViewSkeleton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { mailIcon } from '../../../icons/mailIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { FrameTask } from '../frame/FrameTask.tsx'
import { useAuth } from '../login/useAuth.ts'
import type { AuthTexts } from '../texts/en.ts'

/** Changes the address of e-mail. The frame asks for the new one and for both codes. */
export function UpdateEmailWalletView(): ReactElement {
  const auth = useAuth()
  const text = useText<AuthTexts>()
  const { actions, controllers } = useKit()
  const progress = useControllerState(auth.state, ({ emailUpdate }) => emailUpdate)
  const isUnchanged = progress.status === 'success' && progress.isUnchanged === true
  // The frame has said when it changes.
  useEffect(() => {
    if (isUnchanged) controllers.router.goBack() || actions.close()
  }, [isUnchanged, actions, controllers])
  if (isUnchanged) return <ViewSkeleton />
  return (
    <FrameTask
      progress={progress}
      icon={<Icon of={mailIcon} size={40} strokeWidth={1.5} />}
      title={text('auth.updatedTitle')}
      text={text('auth.updatedText')}
      failedTitle={text('auth.notUpdatedTitle')}
      onRetry={auth.updateEmail}
    />
  )
}
