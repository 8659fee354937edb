/** Where the built pages of the wallet's origin are, from the folder of the laboratory's own. */
export const walletPages = '../wallet-pages'
