import { type RefObject, useLayoutEffect } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'

const painted = /color|fill|stroke|shadow/

/** Disables transitions while the theme changes, so that hovered elements do not fade. */
export function useStillTheme(root: RefObject<HTMLElement | null>): void {
  const { themeMode, themeVariables } = useControllerState(useKit().controllers.theme.state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each theme
  useLayoutEffect(() => {
    for (const animation of root.current?.getAnimations?.({ subtree: true }) ?? [])
      if ('transitionProperty' in animation && painted.test(String(animation.transitionProperty)))
        animation.finish()
  }, [root, themeMode, themeVariables])
}
