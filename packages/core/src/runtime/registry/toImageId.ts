/** The usual `image_id` of a wallet, which the list does not repeat: its name in hyphens. */
export function toImageId(name: string): string {
  return name
    .toLowerCase()
    .replace(/ wallet$/, '')
    .replace(/\W+/g, '-')
}
