import { proxy } from 'valtio/vanilla'
import type { AppKitToken, ThemeToken } from '../contract/theme/themeToken.ts'

/** Color scheme of the buttons and the modal. */
export type ThemeMode = 'light' | 'dark'

/**
 * Values for the theme variables by name, such as `--cleat-accent`. AppKit's names are understood as well: ours win over
 * `--apkt-*`, and those over `--w3m-*`.
 */
export type ThemeVariables = {
  readonly [name in `--cleat-${ThemeToken}` | `--${'apkt' | 'w3m'}-${AppKitToken}`]?:
    | string
    | number
    | undefined
}

export type ThemeState = { themeMode: ThemeMode; themeVariables: ThemeVariables }

export type ThemeController = {
  readonly state: Readonly<ThemeState>
  setThemeMode(mode: ThemeMode): void
  /** Adds to the variables that are set. */
  setThemeVariables(variables: ThemeVariables): void
}

/** How Cleat looks on this page. Dark by default (spec §3). */
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
