/** Whether a path is of the embedded wallet: its service, or one of its pages. */
export function isWalletPath(path: string): boolean {
  return /^\/(?:wallet\/|assets\/|w\/|(?:frame|w|recover\.html)$)/.test(path)
}
