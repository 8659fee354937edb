import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { settingsIcon } from '../../../icons/settingsIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useAuth } from '../login/useAuth.ts'
import type { AuthTexts } from '../texts/en.ts'

/** The window of the wallet's settings: waited for, blocked, not opened, or closed. */
export function UpgradeEmailWalletView(): ReactElement {
  const auth = useAuth()
  const { actions, controllers } = useKit()
  const { settingsWindow: shown } = useControllerState(auth.state)
  const text = useText<AuthTexts>()
  const explain = useErrorText()
  const leave = () => controllers.router.goBack() || actions.close()
  const open = () => void auth.openSettings()
  const isBlocked = shown.status === 'pending' && shown.step === 'blocked'
  return (
    <ProgressTask
      icon={<Icon of={settingsIcon} size={40} strokeWidth={1.5} />}
      state={toRing()}
      {...describe()}
      actions={
        <>
          {shown.status === 'pending' && (
            <Button onClick={auth.openWindow}>
              {text(isBlocked ? 'auth.open' : 'auth.focus')}
            </Button>
          )}
          {shown.status !== 'pending' && (
            <Button onClick={open}>
              {text(shown.status === 'error' ? 'view.retry' : 'auth.open')}
            </Button>
          )}
          <Button variant="quiet" onClick={leave}>
            {text('modal.back')}
          </Button>
        </>
      }
    >
      {shown.status === 'error' && <ErrorDetails error={shown.error} />}
    </ProgressTask>
  )

  function describe(): { title: string; text: string } {
    if (shown.status === 'error')
      return { title: text('auth.settingsFailed'), text: explain(shown.error) }
    if (isBlocked) return { title: text('auth.blockedTitle'), text: text('auth.blockedText') }
    if (shown.status === 'pending')
      return { title: text('auth.walletWindowTitle'), text: text('auth.windowText') }
    return { title: text('auth.settings'), text: text('auth.settingsText') }
  }
  function toRing() {
    if (shown.status === 'error') return 'error'
    return shown.status === 'pending' && !isBlocked ? 'pending' : 'none'
  }
}
