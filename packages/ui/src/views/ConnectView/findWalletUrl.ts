/** A list of wallets by nobody who sells one. */
export const findWalletUrl = 'https://ethereum.org/en/wallets/find-wallet/'
