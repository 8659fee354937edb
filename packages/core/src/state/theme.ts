import { proxy } from 'valtio/vanilla'
import type { ThemeMode, ThemeOption, ThemeVariables } from '../contract/theme/themeVariables.ts'

export type ThemeState = { themeMode: ThemeMode; themeVariables: ThemeVariables }

export type ThemeController = {
  /** `themeMode` is the scheme in use, also while it follows the system. */
  readonly state: Readonly<ThemeState>
  setThemeMode(mode: ThemeOption): void
  /** Merges the variables into the current ones. */
  setThemeVariables(variables: ThemeVariables): void
  destroy(): void
}

/** Holds the color scheme and the theme variables. Dark by default (spec §3). */
export function createThemeController(parameters: {
  themeMode?: ThemeOption | undefined
  themeVariables?: ThemeVariables | undefined
}): ThemeController {
  const state = proxy<ThemeState>({
    themeMode: 'dark',
    themeVariables: { ...parameters.themeVariables },
  })
  const system = globalThis.matchMedia?.('(prefers-color-scheme: light)')
  let option = parameters.themeMode ?? 'dark'
  const apply = () => {
    // A server has no system, and is dark.
    const systemMode = system?.matches ? 'light' : 'dark'
    state.themeMode = option === 'system' ? systemMode : option
  }
  apply()
  system?.addEventListener?.('change', apply)
  return {
    state,
    setThemeMode(mode) {
      option = mode
      apply()
    },
    setThemeVariables(variables) {
      state.themeVariables = { ...state.themeVariables, ...variables }
    },
    destroy: () => system?.removeEventListener?.('change', apply),
  }
}
