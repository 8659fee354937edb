/** The import of a `x.module.css`: its text and its class names. */
export type StyleModule = {
  readonly css: string
  readonly classes: Readonly<Record<string, string>>
}
