/** Storage for the wallet's state, such as `localStorage`. */
export type WalletStorage = {
  /** Returns the value of a key, or `null`. */
  getItem: (key: string) => string | null
  /** Stores the value of a key. */
  setItem: (key: string, value: string) => void
}
