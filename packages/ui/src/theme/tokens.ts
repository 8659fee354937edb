import type { ThemeToken } from '@cleat/core'

/** A design token: its purpose and default. */
export type Token = {
  readonly kind: 'color' | 'length' | 'number' | 'percentage' | 'duration' | 'easing' | 'text'
  readonly meaning: string
  /** One value, or one per mode. It may refer to other tokens. */
  readonly value: string | { readonly light: string; readonly dark: string }
  /** Whether the stylesheet derives it by a formula that does not fit here. */
  readonly isDerived?: boolean
}

/** Every design token. `--cleat-` plus its name is the CSS variable that apps may set. */
export const tokens: { readonly [name in ThemeToken]: Token } = {
  page: {
    kind: 'color',
    meaning: 'The surface of the modal. Text on it is `text` or `secondary`.',
    value: { light: '#ffffff', dark: '#15171c' },
  },
  raised: {
    kind: 'color',
    meaning: 'Surfaces that stand out from the page: fields, notices, rows under a pointer.',
    value: { light: '#f5f6f8', dark: '#1f222a' },
  },
  pressed: {
    kind: 'color',
    meaning: 'A raised surface while it is pressed.',
    value: 'color-mix(in oklab, var(--cleat-raised) 94%, var(--cleat-text))',
  },
  hairline: {
    kind: 'color',
    meaning:
      'One-pixel lines around surfaces and images. Decoration: never the only sign of anything.',
    value: { light: '#e6e8ec', dark: '#2b2f39' },
  },
  text: {
    kind: 'color',
    meaning: 'Text that is read first.',
    value: { light: '#14161a', dark: '#f4f5f7' },
  },
  secondary: {
    kind: 'color',
    meaning: 'Text that explains, and icons. As legible as the first.',
    value: { light: '#5b616e', dark: '#a0a7b4' },
  },
  accent: {
    kind: 'color',
    meaning:
      'The one primary action of a screen. Everything below that has its name follows from it.',
    value: { light: '#2456e6', dark: '#7aa2ff' },
  },
  'on-accent': {
    kind: 'color',
    meaning: 'Text on the accent: white or black, whichever has the better contrast.',
    value: { light: '#ffffff', dark: '#000000' },
    isDerived: true,
  },
  'accent-hover': {
    kind: 'color',
    meaning: 'The accent under a pointer: a step away from its text.',
    value: {
      light: 'color-mix(in oklab, var(--cleat-accent) 88%, #000000)',
      dark: 'color-mix(in oklab, var(--cleat-accent) 88%, #ffffff)',
    },
    isDerived: true,
  },
  'accent-pressed': {
    kind: 'color',
    meaning: 'The accent while it is pressed: two steps.',
    value: 'color-mix(in oklab, var(--cleat-accent) 78%, var(--cleat-text))',
    isDerived: true,
  },
  'accent-tint': {
    kind: 'color',
    meaning: 'The surface of what is chosen.',
    value: 'color-mix(in oklab, var(--cleat-accent) 12%, var(--cleat-page))',
  },
  'accent-line': {
    kind: 'color',
    meaning: 'Focus rings and progress: the accent, light or dark enough to be seen on the page.',
    value: 'var(--cleat-accent)',
    isDerived: true,
  },
  success: {
    kind: 'color',
    meaning: 'Text and icons of what went well.',
    value: { light: '#0b6b3f', dark: '#6fd8a0' },
  },
  'success-tint': {
    kind: 'color',
    meaning: 'The surface below such text.',
    value: { light: '#e5f5ec', dark: '#16291f' },
  },
  warning: {
    kind: 'color',
    meaning: 'Text and icons of what needs care.',
    value: { light: '#7d4a00', dark: '#f2bf6b' },
  },
  'warning-tint': {
    kind: 'color',
    meaning: 'The surface below such text.',
    value: { light: '#fdf1dd', dark: '#2c2416' },
  },
  danger: {
    kind: 'color',
    meaning: 'Text and icons of what failed or cannot be undone.',
    value: { light: '#b3202c', dark: '#ff8f94' },
  },
  'danger-tint': {
    kind: 'color',
    meaning: 'The surface below such text.',
    value: { light: '#fdeaeb', dark: '#321c20' },
  },
  scrim: {
    kind: 'color',
    meaning: 'What lies over the page while the modal is open.',
    value: { light: 'rgb(13 16 22 / 40%)', dark: 'rgb(0 0 0 / 40%)' },
  },
  'scrim-blur': {
    kind: 'length',
    meaning: 'How much the scrim blurs the page. Costs slow devices dearly; unset, nothing.',
    value: 'initial',
  },
  'qr-color': {
    kind: 'color',
    meaning: 'The modules of a QR code. Dark in both modes, or cameras do not read it.',
    value: '#14161a',
  },
  'qr-page': {
    kind: 'color',
    meaning: 'The plate below a QR code. Light in both modes.',
    value: '#ffffff',
  },
  'color-mix': {
    kind: 'color',
    meaning:
      'A colour to mix into surfaces and texts, which stay as light or dark as they must be to be read.',
    value: '#000000',
  },
  'color-mix-strength': {
    kind: 'percentage',
    meaning: 'How much of it. A bare number is a percentage.',
    value: '0%',
  },
  'font-family': {
    kind: 'text',
    meaning: 'The fonts, which the app has to bring: none is ever fetched.',
    value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  },
  'font-size-master': {
    kind: 'length',
    meaning: 'All text sizes are multiples of it. From 9px to 13px.',
    value: '10px',
  },
  'size-1': {
    kind: 'length',
    meaning: 'The smallest text: counts and tags.',
    value: 'calc(var(--cleat-size-unit) * 1.2)',
  },
  'size-2': {
    kind: 'length',
    meaning: 'Notes beside names.',
    value: 'calc(var(--cleat-size-unit) * 1.3)',
  },
  'size-3': {
    kind: 'length',
    meaning: 'Running text.',
    value: 'calc(var(--cleat-size-unit) * 1.4)',
  },
  'size-4': {
    kind: 'length',
    meaning: 'Names, titles and buttons. Fields too: phones zoom into smaller ones.',
    value: 'calc(var(--cleat-size-unit) * 1.6)',
  },
  'size-5': {
    kind: 'length',
    meaning: 'What a screen says first.',
    value: 'calc(var(--cleat-size-unit) * 2)',
  },
  'size-6': {
    kind: 'length',
    meaning: 'Amounts that are the hero of a screen.',
    value: 'calc(var(--cleat-size-unit) * 3.6)',
  },
  'weight-medium': { kind: 'number', meaning: 'The weight of names.', value: '500' },
  'weight-strong': { kind: 'number', meaning: 'The weight of titles and buttons.', value: '600' },
  'line-tight': {
    kind: 'number',
    meaning: 'The line height of titles and names, as a multiple of the size.',
    value: '1.3',
  },
  'line-normal': { kind: 'number', meaning: 'The line height of running text.', value: '1.45' },
  'border-radius-master': {
    kind: 'length',
    meaning: 'All radii are multiples of it. From 0px to 8px.',
    value: '4px',
  },
  'radius-small': {
    kind: 'length',
    meaning: 'Corners of what is small: tags, tooltips, badges.',
    value: 'calc(var(--cleat-radius-unit) * 2)',
  },
  'radius-icon': {
    kind: 'length',
    meaning: 'Corners of images of wallets.',
    value: 'calc(var(--cleat-radius-unit) * 2.5)',
  },
  'radius-control': {
    kind: 'length',
    meaning: 'Corners of buttons, fields and rows.',
    value: 'calc(var(--cleat-radius-unit) * 3)',
  },
  'radius-dialog': {
    kind: 'length',
    meaning: 'Corners of the modal.',
    value: 'calc(var(--cleat-radius-unit) * 6)',
  },
  'space-master': {
    kind: 'length',
    meaning: 'The grid: distances are multiples of it. From 3px to 6px.',
    value: '4px',
  },
  'space-1': {
    kind: 'length',
    meaning: 'Between rows.',
    value: 'var(--cleat-space-unit)',
  },
  'space-2': {
    kind: 'length',
    meaning: 'Between an icon and its word.',
    value: 'calc(var(--cleat-space-unit) * 2)',
  },
  'space-3': {
    kind: 'length',
    meaning: 'Inside rows, between image, name and trait.',
    value: 'calc(var(--cleat-space-unit) * 3)',
  },
  'space-4': {
    kind: 'length',
    meaning: 'From the edge of the modal to what is in it.',
    value: 'calc(var(--cleat-space-unit) * 4)',
  },
  'space-6': {
    kind: 'length',
    meaning: 'Between groups.',
    value: 'calc(var(--cleat-space-unit) * 6)',
  },
  'dialog-width': {
    kind: 'length',
    meaning: 'The width of the modal on a wide screen, and of the inline screens at most.',
    value: '360px',
  },
  'dialog-height': {
    kind: 'length',
    meaning: 'The height beyond which it scrolls inside. Never more than 85 % of the screen.',
    value: '600px',
  },
  shadow: {
    kind: 'text',
    meaning: 'The elevation of the modal and of what floats in it, as a `box-shadow`.',
    value: {
      light: '0 1px 2px rgb(16 20 28 / 6%), 0 16px 48px rgb(16 20 28 / 16%)',
      dark: '0 1px 2px rgb(0 0 0 / 24%), 0 16px 48px rgb(0 0 0 / 40%)',
    },
  },
  'z-index': {
    kind: 'number',
    meaning: 'Only for browsers without a top layer. In all others the modal is above everything.',
    value: '1000',
  },
  press: { kind: 'duration', meaning: 'How long a press takes to be seen.', value: '80ms' },
  fast: {
    kind: 'duration',
    meaning: 'Changes of colour, and everything that leaves.',
    value: '120ms',
  },
  view: { kind: 'duration', meaning: 'From one view to the next.', value: '180ms' },
  height: { kind: 'duration', meaning: 'From one height to the next.', value: '220ms' },
  sheet: { kind: 'duration', meaning: 'The sheet of a phone on its way up.', value: '320ms' },
  ease: {
    kind: 'easing',
    meaning: 'The easing of all motion.',
    value: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  'ease-sheet': {
    kind: 'easing',
    meaning: 'The easing of the sheet.',
    value: 'cubic-bezier(0.32, 0.72, 0, 1)',
  },
}
