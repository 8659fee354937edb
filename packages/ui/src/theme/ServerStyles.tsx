import { type ReactElement, useSyncExternalStore } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'
import type { StyleModule } from '../style/styleModule.ts'
import { sanitizeThemeVariables } from './sanitizeThemeVariables.ts'
import themeSheet from './theme.module.css'

export type ServerStylesProps = {
  /** Beside those of the theme. */
  sheet: StyleModule
}

const never = () => () => undefined

/**
 * The styles of what a server renders, in its markup, so that it looks as it will from the first paint on. Once the page is
 * hydrated it adopts them, and the markup goes. Left out where the `nonce` is empty: a policy that allows no inline
 * styles at all.
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
  // The sheets are ours, and the values hold nothing that could end the element. React would escape them otherwise.
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  )
}
