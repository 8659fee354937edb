// The package has no types. The tests use four functions.
declare module 'culori' {
  export type Color = { readonly mode: string }
  export type Rgb = Color & { readonly r: number; readonly g: number; readonly b: number }

  export function parse(color: string): Color | undefined
  export function rgb(color: Color | undefined): Rgb | undefined
  export function interpolate(colors: readonly Color[], mode: string): (at: number) => Color
  export function wcagContrast(one: Color, other: Color): number
}
