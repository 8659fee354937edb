/**
 * An icon that can be shown without telling anybody: one that came with the app's words, or lies on this
 * machine. Fetching another would tell its server who looks.
 */
export function iconAddress(icons: readonly string[]): string | undefined {
  return icons.find((icon) => {
    if (icon.length > 100_000 || !URL.canParse(icon)) return false
    const { protocol, hostname } = new URL(icon)
    if (protocol === 'data:') return /^data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,]/.test(icon)
    return protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname)
  })
}
