/** Whether this browser takes extensions from the Chrome Web Store, as Edge and Brave do too. */
export function isChromium({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /Chrom(?:e|ium)\//.test(userAgent)
}
