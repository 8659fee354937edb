import { type ReactElement, useSyncExternalStore } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'
import type { StyleModule } from '../style/styleModule.ts'
import { sanitizeThemeVariables } from './sanitizeThemeVariables.ts'
import themeSheet from './theme.module.css'

export type ServerStylesProps = {
  /** In addition to those of the theme. */
  sheet: StyleModule
}

const never = () => () => undefined

/**
 * Inlines styles into server-rendered markup, so that the first paint is styled. Hydration adopts
 * the sheets and removes the markup. Renders nothing with an empty `nonce`, which means that the
 * policy allows no inline styles.
 */
export function ServerStyles({ sheet }: ServerStylesProps): ReactElement | null {
  const { options, theme } = useKit().controllers
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { themeVariables } = useControllerState(theme.state)
  const { nonce } = options.state
  if (isHydrated || nonce === '') return null
  const own = sanitizeThemeVariables(themeVariables).map((pair) => pair.join(':'))
  const css = `${themeSheet.css}${sheet.css}@layer cleat{[data-cleat][data-theme]:not(#_){${own.join(';')}}}`
  // React would escape the sheets. They are ours, and no value can end the element.
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  )
}
