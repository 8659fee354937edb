/**
 * An icon URL that is safe to load: a data URI, or on this machine. Other hosts would learn the
 * visitor's address.
 */
export function iconAddress(icons: readonly string[]): string | undefined {
  return icons.find((icon) => {
    if (icon.length > 100_000 || !URL.canParse(icon)) return false
    const { protocol, hostname } = new URL(icon)
    if (protocol === 'data:') return /^data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,]/.test(icon)
    return protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname)
  })
}
