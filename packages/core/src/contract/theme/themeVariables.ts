import type { AppKitToken, ThemeToken } from './themeToken.ts'

/** Color scheme of the buttons and the modal. */
export type ThemeMode = 'light' | 'dark'

/** A color scheme, or `system`: that of the visitor's system, also when it changes. */
export type ThemeOption = ThemeMode | 'system'

/**
 * Values of the theme variables by name, such as `--cleat-accent`. AppKit's names are accepted as
 * well: `--cleat-*` overrides `--apkt-*`, and `--apkt-*` overrides `--w3m-*`.
 */
export type ThemeVariables = {
  readonly [name in `--cleat-${ThemeToken}` | `--${'apkt' | 'w3m'}-${AppKitToken}`]?:
    | string
    | number
    | undefined
}
