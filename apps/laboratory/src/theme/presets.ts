import type { ThemeMode, ThemeVariables } from '@cleat/react'

/** A theme to start from. */
export type Preset = {
  readonly title: string
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}

export const presets: readonly Preset[] = [
  { title: 'Cleat', themeMode: 'light', themeVariables: {} },
  { title: 'Cleat at night', themeMode: 'dark', themeVariables: {} },
  {
    title: 'Lagoon',
    themeMode: 'light',
    themeVariables: {
      '--cleat-accent': '#0b7a75',
      '--cleat-color-mix': '#0b7a75',
      '--cleat-color-mix-strength': '6%',
      '--cleat-border-radius-master': '5px',
    },
  },
  {
    title: 'Ledger',
    themeMode: 'light',
    themeVariables: {
      '--cleat-accent': '#14161a',
      '--cleat-border-radius-master': '1px',
      '--cleat-font-family': 'Georgia, serif',
    },
  },
  {
    title: 'Grape',
    themeMode: 'dark',
    themeVariables: {
      '--cleat-accent': '#c4a1ff',
      '--cleat-page': '#1a1424',
      '--cleat-color-mix': '#c4a1ff',
      '--cleat-color-mix-strength': '8%',
    },
  },
  {
    title: 'Terminal',
    themeMode: 'dark',
    themeVariables: {
      '--cleat-accent': '#7ee787',
      '--cleat-page': '#0b0f0c',
      '--cleat-border-radius-master': '0.5px',
      '--cleat-font-family': 'ui-monospace, Menlo, monospace',
    },
  },
]
