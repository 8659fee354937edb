import type { ThemeToken } from '@cleat/core'

/** A foreground and its background. */
export type ContrastPair = {
  readonly front: ThemeToken
  readonly back: ThemeToken
  /** 4.5 for text, 3 for graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: 4.5 | 3
}

const texts: readonly (readonly [ThemeToken, ...ThemeToken[]])[] = [
  ['text', 'page', 'raised', 'pressed', 'accent-tint'],
  ['secondary', 'page', 'raised', 'pressed'],
  ['on-accent', 'accent', 'accent-hover', 'accent-pressed'],
  ['success', 'page', 'success-tint'],
  ['warning', 'page', 'warning-tint'],
  ['danger', 'page', 'danger-tint'],
]

/** Every pair of tokens with a required contrast. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap(([front, ...backs]) =>
    backs.map((back) => ({ front, back, least: 4.5 }) as const),
  ),
  { front: 'accent-line', back: 'page', least: 3 },
  { front: 'accent-line', back: 'raised', least: 3 },
  { front: 'qr-color', back: 'qr-page', least: 4.5 },
]
