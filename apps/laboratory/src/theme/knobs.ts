import type { ThemeVariables } from '@cleat/react'

/** An adjustable theme variable. */
export type Knob = { readonly name: keyof ThemeVariables; readonly label: string } & (
  | { readonly kind: 'color'; readonly fallback: { readonly light: string; readonly dark: string } }
  | {
      readonly kind: 'range'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly unit: string
      readonly fallback: number
    }
  | {
      readonly kind: 'choice'
      readonly choices: readonly (readonly [label: string, value: string])[]
    }
)

/** The variables from which the whole theme derives. Apps can also set each derived token. */
export const knobs: readonly Knob[] = [
  {
    kind: 'color',
    name: '--cleat-accent',
    label: 'Accent',
    fallback: { light: '#2456e6', dark: '#7aa2ff' },
  },
  {
    kind: 'color',
    name: '--cleat-page',
    label: 'Surface',
    fallback: { light: '#ffffff', dark: '#15171c' },
  },
  {
    kind: 'color',
    name: '--cleat-color-mix',
    label: 'Tint',
    fallback: { light: '#000000', dark: '#000000' },
  },
  {
    kind: 'range',
    name: '--cleat-color-mix-strength',
    label: 'Tint strength',
    min: 0,
    max: 40,
    step: 1,
    unit: '%',
    fallback: 0,
  },
  {
    kind: 'range',
    name: '--cleat-border-radius-master',
    label: 'Radius',
    min: 0,
    max: 8,
    step: 0.5,
    unit: 'px',
    fallback: 4,
  },
  {
    kind: 'range',
    name: '--cleat-font-size-master',
    label: 'Text size',
    min: 9,
    max: 13,
    step: 0.25,
    unit: 'px',
    fallback: 10,
  },
  {
    kind: 'range',
    name: '--cleat-space-master',
    label: 'Space',
    min: 3,
    max: 6,
    step: 0.25,
    unit: 'px',
    fallback: 4,
  },
  {
    kind: 'choice',
    name: '--cleat-font-family',
    label: 'Font',
    choices: [
      ['System', ''],
      ['Serif', 'Georgia, serif'],
      ['Rounded', 'ui-rounded, "SF Pro Rounded", Nunito, system-ui, sans-serif'],
      ['Monospace', 'ui-monospace, Menlo, monospace'],
    ],
  },
]
