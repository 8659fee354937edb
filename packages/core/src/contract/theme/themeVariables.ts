import type { AppKitToken, ThemeToken } from './themeToken.ts'

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
