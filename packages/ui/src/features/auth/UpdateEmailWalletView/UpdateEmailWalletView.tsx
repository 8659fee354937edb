import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ViewSkeleton } from '../../../components/LoadedView/ViewSkeleton.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { mailIcon } from '../../../icons/mailIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNoWayBack } from '../../../shell/Screen/useNoWayBack.ts'
import { WalletFrame } from '../frame/WalletFrame.tsx'
import { isEndedByVisitor } from '../login/isEndedByVisitor.ts'
import { useAuth } from '../login/useAuth.ts'
import type { AuthTexts } from '../texts/en.ts'

/** Changes the address of e-mail. The frame asks for the new one and for both codes. */
export function UpdateEmailWalletView(): ReactElement {
  const auth = useAuth()
  const { actions, controllers } = useKit()
  const { emailUpdate: update, surface } = useControllerState(auth.state)
  const text = useText<AuthTexts>()
  const explain = useErrorText()
  useNoWayBack(update.status === 'success')
  if (surface) return <WalletFrame height={surface.height} />
  const leave = () => controllers.router.goBack() || actions.close()
  const icon = <Icon of={mailIcon} size={40} strokeWidth={1.5} />
  if (update.status === 'success')
    return (
      <ProgressTask
        icon={icon}
        state="success"
        title={text('auth.updatedTitle')}
        text={text('auth.updatedText')}
        actions={<Button onClick={leave}>{text('auth.close')}</Button>}
      />
    )
  if (update.status !== 'error') return <ViewSkeleton />
  const isEnded = isEndedByVisitor(update.error)
  return (
    <ProgressTask
      icon={icon}
      state={isEnded ? 'declined' : 'error'}
      title={text('auth.notUpdatedTitle')}
      text={explain(update.error)}
      actions={
        <>
          <Button onClick={() => void auth.updateEmail().catch(() => undefined)}>
            {text('view.retry')}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {text('modal.back')}
          </Button>
        </>
      }
    >
      {!isEnded && <ErrorDetails error={update.error} />}
    </ProgressTask>
  )
}
