// What `cssModules()` makes of a stylesheet: its text, to adopt at run time, and its class names.
declare module '*.module.css' {
  export const css: string
  export const classes: Readonly<Record<string, string>>
  const sheet: { readonly css: string; readonly classes: Readonly<Record<string, string>> }
  export default sheet
}
