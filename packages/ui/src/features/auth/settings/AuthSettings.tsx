import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { useText } from '../../../i18n/useText.ts'
import { lockIcon } from '../../../icons/lockIcon.ts'
import { triangleAlertIcon } from '../../../icons/triangleAlertIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useAuth } from '../login/useAuth.ts'
import { useLook } from '../look/useLook.ts'
import { MethodIcon } from '../marks/MethodIcon.tsx'
import { providerNames } from '../marks/providerNames.ts'
import type { AuthTexts } from '../texts/en.ts'

/** The visitor of the embedded wallet, and what they can change. */
export function AuthSettings(): ReactElement | null {
  const auth = useAuth()
  const { router } = useKit().controllers
  const { user, warnings } = useControllerState(auth.state)
  const look = useLook()
  const text = useText<AuthTexts>()
  if (!user) return null
  const { email, username, provider } = user
  const changeEmail = () => {
    router.push({ name: 'UpdateEmailWallet' })
    auth.updateEmail().catch(() => undefined)
  }
  const addDevice = () => {
    router.push({ name: 'AddDevice' })
    auth.addDevice().catch(() => undefined)
  }
  const openSettings = () => {
    // The window looks as the modal does.
    auth.setLook(look)
    void auth.openSettings()
    router.push({ name: 'UpgradeEmailWallet' })
  }
  return (
    <>
      <SettingRow
        name={text('auth.account')}
        value={email ?? username ?? providerNames[provider] ?? text('auth.passkeyName')}
        icon={<MethodIcon of={provider} size={16} />}
      />
      {warnings.includes('locked') && (
        <SettingRow
          name={text('auth.locked')}
          value={text('auth.lockedText')}
          icon={<Icon of={lockIcon} size={16} />}
        />
      )}
      {warnings.includes('recovery-untested') && (
        <SettingRow
          name={text('auth.recovery')}
          value={text('auth.untested')}
          icon={<Icon of={triangleAlertIcon} size={16} />}
          onPress={openSettings}
        />
      )}
      {email !== undefined && <SettingRow name={text('auth.updateTitle')} onPress={changeEmail} />}
      <SettingRow name={text('auth.addTitle')} onPress={addDevice} />
      <SettingRow name={text('auth.settings')} onPress={openSettings} />
    </>
  )
}
