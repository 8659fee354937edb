import type { viewports } from '../browser.ts'

/** A combination of viewport, theme and language. */
export type Look = {
  readonly device: keyof typeof viewports
  readonly theme: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
}

/** All looks. */
export const looks: readonly Look[] = (['desktop', 'phone'] as const).flatMap((device) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ device, theme, direction })),
  ),
)

export function nameLook({ device, theme, direction }: Look): string {
  return `${device}-${theme}-${direction}`
}
