/** What an import of `x.module.css` is: the text to adopt and the names of its classes. */
export type StyleModule = {
  readonly css: string
  readonly classes: Readonly<Record<string, string>>
}
