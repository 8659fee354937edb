import type { Kit, ThemeMode, ThemeVariables } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { watch } from './watch.ts'

export type SelectedTheme = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}

export type ThemeMethods = {
  getThemeMode(): ThemeMode
  setThemeMode(mode: ThemeMode): void
  getThemeVariables(): ThemeVariables
  /** Adds to the variables that are set. */
  setThemeVariables(variables: ThemeVariables): void
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
