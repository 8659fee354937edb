import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import type { SelectedTheme, ThemeMethods } from '../instance/themeMethods.ts'
import { useCurrentKit } from '../internal/useCurrentKit.ts'

export declare namespace useAppKitTheme {
  type ReturnType = SelectedTheme & Pick<ThemeMethods, 'setThemeMode' | 'setThemeVariables'>
}

/** How Cleat looks, and how to change it while it runs. */
export function useAppKitTheme(): useAppKitTheme.ReturnType {
  const { controllers } = useCurrentKit('useAppKitTheme')
  const { state, setThemeMode, setThemeVariables } = controllers.theme
  const { themeMode, themeVariables } = useControllerState(state)
  return useMemo(
    () => ({ themeMode, themeVariables, setThemeMode, setThemeVariables }),
    [themeMode, themeVariables, setThemeMode, setThemeVariables],
  )
}
