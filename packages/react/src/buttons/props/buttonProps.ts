/** Props of every button. */
export type ButtonProps = {
  /** Disables the button. @default false */
  disabled?: boolean | undefined
  /** Height: 40 px for `md`, 32 px for `sm`. @default 'md' */
  size?: 'md' | 'sm' | undefined
}
