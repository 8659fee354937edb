/**
 * Further ids under which the public explorer lists a wallet of the registry, by that wallet's id.
 * Apps may name the wallet by either.
 */
export const walletAliases: Readonly<Record<string, string | undefined>> = {
  // Binance Wallet.
  '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4':
    '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
}
