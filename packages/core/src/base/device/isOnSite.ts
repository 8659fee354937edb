/** Whether an origin or a page is of a site or of one of its subdomains, by https. */
export function isOnSite(url: string | undefined, site: string): boolean {
  if (!url || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && (hostname === site || hostname.endsWith(`.${site}`))
}
