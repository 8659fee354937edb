import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { smartphoneIcon } from '../../../icons/smartphoneIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { FrameTask } from '../frame/FrameTask.tsx'
import { useAuth } from '../login/useAuth.ts'
import type { AuthTexts } from '../texts/en.ts'

/** Lets another device open the embedded wallet. The frame asks for the code that it shows. */
export function AddDeviceView(): ReactElement {
  const auth = useAuth()
  const text = useText<AuthTexts>()
  return (
    <FrameTask
      progress={useControllerState(auth.state, ({ deviceAddition }) => deviceAddition)}
      icon={<Icon of={smartphoneIcon} size={40} strokeWidth={1.5} />}
      title={text('auth.addedTitle')}
      text={text('auth.addedText')}
      failedTitle={text('auth.notAddedTitle')}
      onRetry={auth.addDevice}
    />
  )
}
