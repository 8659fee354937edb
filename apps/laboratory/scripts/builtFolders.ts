/** Where other built pages are, from the folder of the laboratory's own. */
export const builtFolders = {
  /** Of the embedded wallet's origin. */
  wallet: '../wallet-pages',
  /** The embedded wallet's service. */
  service: '../wallet-service',
  webWallet: '../web-wallet-pages',
} as const
