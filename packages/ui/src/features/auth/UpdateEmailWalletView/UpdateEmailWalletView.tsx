import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { mailIcon } from '../../../icons/mailIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { FrameTask } from '../frame/FrameTask.tsx'
import { useAuth } from '../login/useAuth.ts'
import type { AuthTexts } from '../texts/en.ts'

/** Changes the address of e-mail. The frame asks for the new one and for both codes. */
export function UpdateEmailWalletView(): ReactElement {
  const auth = useAuth()
  const text = useText<AuthTexts>()
  return (
    <FrameTask
      progress={useControllerState(auth.state, ({ emailUpdate }) => emailUpdate)}
      icon={<Icon of={mailIcon} size={40} strokeWidth={1.5} />}
      title={text('auth.updatedTitle')}
      text={text('auth.updatedText')}
      failedTitle={text('auth.notUpdatedTitle')}
      onRetry={auth.updateEmail}
    />
  )
}
