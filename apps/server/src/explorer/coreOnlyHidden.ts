/**
 * Wallets hidden from SDKs with WalletConnect only, whose `sv` starts with `html-core-` (spec §7):
 * Phantom, Solflare, Coinbase, and both ids of Binance.
 */
export const coreOnlyHidden: readonly string[] = [
  'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
  '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
  '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
]
