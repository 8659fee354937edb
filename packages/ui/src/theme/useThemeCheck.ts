import { type RefObject, useEffect } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'

/** With `debug`, shows the problems of the app's theme in the modal. */
export function useThemeCheck(root: RefObject<HTMLElement | null>): void {
  const kit = useKit()
  const { options, theme } = kit.controllers
  const { themeMode, themeVariables } = useControllerState(theme.state)
  const isOn = options.state.debug && Object.keys(themeVariables).length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same variables are other colours in the other mode
  useEffect(() => {
    if (!isOn) return undefined
    let isCurrent = true
    import('./showThemeProblems.ts')
      .then(({ showThemeProblems }) => {
        if (isCurrent && root.current) showThemeProblems(kit, root.current)
      })
      // A development aid, so its failure is ignored.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isOn, root, themeMode, themeVariables, kit])
}
