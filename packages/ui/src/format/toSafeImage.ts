// Announced icons are untrusted text. Genuine ones have at most a few hundred thousand characters.
const maxDataLength = 512 * 1024
const maxUrlLength = 2048
const data =
  /^data:image\/(?:avif|bmp|gif|jpe?g|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)[;,]/i

/**
 * Returns the address if it is safe to load as a picture: `data:image/…`, or https without
 * credentials. Otherwise `undefined`.
 */
export function toSafeImage(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (data.test(value)) return value.length <= maxDataLength ? value : undefined
  if (value.length > maxUrlLength || !/^https:\/\//i.test(value) || !URL.canParse(value))
    return undefined
  const { href, username, password } = new URL(value)
  return username || password ? undefined : href
}
