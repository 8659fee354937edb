import type { ThemeMode } from '@cleat/core'
import { type RefCallback, useCallback, useRef } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'
import { useStyles } from '../style/useStyles.ts'
import { sanitizeThemeVariables } from './sanitizeThemeVariables.ts'
import themeSheet from './theme.module.css'

export type ThemeRootProps = {
  readonly ref: RefCallback<HTMLElement>
  readonly 'data-theme': ThemeMode
  readonly suppressHydrationWarning: true
}

/**
 * Props for an element that defines the tokens. The element needs a `data-cleat` attribute: `<span
 * data-cleat="button" {...useThemeRoot()}>`.
 */
export function useThemeRoot(): ThemeRootProps {
  const { themeMode, themeVariables } = useControllerState(useKit().controllers.theme.state)
  useStyles(themeSheet)
  const set = useRef<{ element: HTMLElement; names: string[] } | null>(null)

  // Set by CSSOM, because a strict CSP refuses style attributes in server-rendered markup.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      for (const name of set.current?.names ?? []) set.current?.element.style.removeProperty(name)
      set.current = null
      if (!element) return
      // A server does not know the visitor's system, so its markup may have the other scheme.
      element.dataset.theme = themeMode
      const variables = sanitizeThemeVariables(themeVariables)
      for (const [name, value] of variables) element.style.setProperty(name, value)
      set.current = { element, names: variables.map(([name]) => name) }
    },
    [themeMode, themeVariables],
  )
  return { ref, 'data-theme': themeMode, suppressHydrationWarning: true }
}
