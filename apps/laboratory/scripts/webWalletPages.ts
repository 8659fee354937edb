/** Where the built pages of the web wallet are, from the folder of the laboratory's own. */
export const webWalletPages = '../web-wallet-pages'
