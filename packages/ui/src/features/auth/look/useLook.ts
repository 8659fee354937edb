import type { AuthLook } from '@cleat/core'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** How the modal looks and which language it speaks, for the embedded wallet's frame. */
export function useLook(): AuthLook {
  const { themeMode: mode, themeVariables } = useControllerState(useKit().controllers.theme.state)
  const { tag: language } = useLanguage()
  return useMemo(() => {
    const tokens = Object.fromEntries(
      Object.entries(themeVariables).map(([name, value]) => [name, `${value}`]),
    )
    return { mode, language, tokens }
  }, [mode, language, themeVariables])
}
