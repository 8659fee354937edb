import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import type { SelectedTheme, ThemeMethods } from '../instance/themeMethods.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'

export declare namespace useAppKitTheme {
  type ReturnType = SelectedTheme & Pick<ThemeMethods, 'setThemeMode' | 'setThemeVariables'>
}

/**
 * The theme of the buttons and the modal, and how to change it at runtime.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitTheme } from '@cleat/react'
 *
 * export function ThemeToggle() {
 *   const { themeMode, setThemeMode } = useAppKitTheme()
 *   const other = themeMode === 'dark' ? 'light' : 'dark'
 *   return <button onClick={() => setThemeMode(other)}>Use {other} mode</button>
 * }
 * ```
 */
export function useAppKitTheme(): useAppKitTheme.ReturnType {
  const { controllers } = useCurrentKit('useAppKitTheme')
  const { state, setThemeMode, setThemeVariables } = controllers.theme
  const { themeMode, themeVariables } = useControllerState(state)
  return useMemo(
    () => ({ themeMode, themeVariables, setThemeMode, setThemeVariables }),
    [themeMode, themeVariables, setThemeMode, setThemeVariables],
  )
}
