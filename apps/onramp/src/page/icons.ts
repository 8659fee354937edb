import { raw } from 'hono/html'

const draw = (path: string) =>
  raw(
    `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`,
  )

/** Drawn in the colour of the text. */
export const icons = {
  check: draw('m5 12.5 4.5 4.5L19 7.5'),
  cross: draw('m7 7 10 10M17 7 7 17'),
  back: draw('M9 7H15a4 4 0 0 1 0 8H6m0 0 3-3m-3 3 3 3'),
  clock: draw('M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2'),
  person: draw('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5 20a7 7 0 0 1 14 0'),
} as const

export type IconName = keyof typeof icons
