import { proxy } from 'valtio/vanilla'
import type { ThemeMode, ThemeVariables } from '../contract/theme/themeVariables.ts'

export type ThemeState = { themeMode: ThemeMode; themeVariables: ThemeVariables }

export type ThemeController = {
  readonly state: Readonly<ThemeState>
  setThemeMode(mode: ThemeMode): void
  /** Merges the variables into the current ones. */
  setThemeVariables(variables: ThemeVariables): void
}

/** Holds the color scheme and the theme variables. Dark by default (spec §3). */
export function createThemeController(parameters: {
  themeMode?: ThemeMode | undefined
  themeVariables?: ThemeVariables | undefined
}): ThemeController {
  const state = proxy<ThemeState>({
    themeMode: parameters.themeMode ?? 'dark',
    themeVariables: { ...parameters.themeVariables },
  })
  return {
    state,
    setThemeMode(mode) {
      state.themeMode = mode
    },
    setThemeVariables(variables) {
      state.themeVariables = { ...state.themeVariables, ...variables }
    },
  }
}
