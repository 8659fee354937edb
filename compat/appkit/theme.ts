import type { ThemeMode, ThemeVariables } from '@cleat/react/appkit'

export const mode: ThemeMode = 'light'

export const current: ThemeVariables = {
  '--apkt-font-family': 'Inter, sans-serif',
  '--apkt-accent': '#0988F0',
  '--apkt-color-mix': '#000',
  '--apkt-color-mix-strength': 20,
  '--apkt-font-size-master': '10px',
  '--apkt-border-radius-master': '4px',
  '--apkt-z-index': 9999,
  '--apkt-qr-color': '#000',
}

export const earlier: ThemeVariables = {
  '--w3m-font-family': 'Inter, sans-serif',
  '--w3m-accent': '#0988F0',
  '--w3m-color-mix': '#000',
  '--w3m-color-mix-strength': 20,
  '--w3m-font-size-master': '10px',
  '--w3m-border-radius-master': '4px',
  '--w3m-z-index': 9999,
  '--w3m-qr-color': '#000',
}
