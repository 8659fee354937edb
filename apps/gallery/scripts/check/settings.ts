/** One pass over all stories. */
export type Setting = {
  readonly theme: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
  /** The only axe rules to run. @default all of them */
  readonly rules?: readonly string[] | undefined
}

/** The dark theme only changes colours, so one direction suffices. */
export const settings: readonly Setting[] = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
  { theme: 'dark', direction: 'ltr', rules: ['color-contrast'] },
]
