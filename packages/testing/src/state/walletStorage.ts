/** Storage for the wallet's state, such as `localStorage`. */
export type WalletStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}
