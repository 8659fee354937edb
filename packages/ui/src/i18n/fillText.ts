/** Puts values in the place of `{name}`. A name without a value is left out. */
export function fillText(
  template: string,
  values: { readonly [name: string]: string | undefined },
): string {
  return template
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
