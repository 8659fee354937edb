/** The design tokens, by their names after `--cleat-`. docs/theme.md describes each. */
export type ThemeToken =
  | 'page'
  | 'raised'
  | 'pressed'
  | 'hairline'
  | 'text'
  | 'secondary'
  | 'accent'
  | 'on-accent'
  | 'accent-hover'
  | 'accent-pressed'
  | 'accent-tint'
  | 'accent-line'
  | `${'success' | 'warning' | 'danger'}${'' | '-tint'}`
  | 'scrim'
  | 'scrim-blur'
  | 'qr-color'
  | 'qr-page'
  | 'color-mix'
  | 'color-mix-strength'
  | 'font-family'
  | 'font-size-master'
  | `size-${1 | 2 | 3 | 4 | 5 | 6}`
  | `weight-${'medium' | 'strong'}`
  | `line-${'tight' | 'normal'}`
  | 'border-radius-master'
  | `radius-${'small' | 'icon' | 'control' | 'dialog'}`
  | 'space-master'
  | `space-${1 | 2 | 3 | 4 | 6}`
  | `dialog-${'width' | 'height'}`
  | 'shadow'
  | 'z-index'
  | 'press'
  | 'fast'
  | 'view'
  | 'height'
  | 'sheet'
  | 'ease'
  | 'ease-sheet'

/** The tokens that AppKit also has, by their names after `--apkt-` and `--w3m-`. */
export type AppKitToken = Extract<
  ThemeToken,
  | 'font-family'
  | 'accent'
  | 'color-mix'
  | 'color-mix-strength'
  | 'font-size-master'
  | 'border-radius-master'
  | 'z-index'
  | 'qr-color'
>
