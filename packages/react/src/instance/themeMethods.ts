import type { Kit, ThemeMode, ThemeOption, ThemeVariables } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { watch } from './watch.ts'

/** The theme in use. */
export type SelectedTheme = {
  /** The color scheme in use: `light` or `dark`, also while it follows the system. */
  readonly themeMode: ThemeMode
  /** The theme variables that the app set. */
  readonly themeVariables: ThemeVariables
}

/** Methods for the theme. */
export type ThemeMethods = {
  /** The color scheme. */
  getThemeMode(): ThemeMode
  /** Sets the color scheme; `system` follows the visitor's system. */
  setThemeMode(mode: ThemeOption): void
  /** The theme variables that the app set. */
  getThemeVariables(): ThemeVariables
  /** Sets the given theme variables; the others stay. */
  setThemeVariables(variables: ThemeVariables): void
  /** Calls back when the theme changes. Returns the function that unsubscribes. */
  subscribeTheme(listener: (theme: SelectedTheme) => void): () => void
}

export function themeMethods({ controllers }: Kit): ThemeMethods {
  const { state, setThemeMode, setThemeVariables } = controllers.theme
  const select = () => snapshot(state)
  return {
    getThemeMode: () => state.themeMode,
    setThemeMode,
    getThemeVariables: () => select().themeVariables,
    setThemeVariables,
    subscribeTheme: (listener) => watch([state], select, listener),
  }
}
