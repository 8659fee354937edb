import { type RefObject, useEffect } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'

/** With `debug`, shows the problems of the app's theme in the modal. */
export function useThemeCheck(root: RefObject<HTMLElement | null>): void {
  const { alerts, options, theme } = useKit().controllers
  const { themeMode, themeVariables } = useControllerState(theme.state)
  const isOn = options.state.debug && Object.keys(themeVariables).length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same variables are other colours in the other mode
  useEffect(() => {
    if (!isOn) return undefined
    let isCurrent = true
    const check = async () => {
      const [{ checkTheme }, { createColorReader }] = await Promise.all([
        import('./checkTheme.ts'),
        import('./createColorReader.ts'),
      ])
      if (!isCurrent || !root.current) return
      const readColor = createColorReader(root.current)
      const [message, ...more] = checkTheme({ variables: themeVariables, readColor })
      const count = more.length > 0 ? ` (And ${more.length} more.)` : ''
      if (message) alerts.show({ message: message + count, variant: 'warning' })
    }
    // The check is a development aid, so its failure is ignored.
    check().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isOn, root, themeMode, themeVariables, alerts])
}
