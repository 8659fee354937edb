/** Whether an https origin or URL belongs to a site or one of its subdomains. */
export function isOnSite(url: string | undefined, site: string): boolean {
  if (!url || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && (hostname === site || hostname.endsWith(`.${site}`))
}
