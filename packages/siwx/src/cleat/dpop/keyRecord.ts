/** What a browser keeps of a session whose tokens are bound to a key. */
export type KeyRecord = {
  /** Its private half signs, and cannot be read. */
  readonly key: CryptoKeyPair
  /** Counts once, and with the key alone. Absent: signed out. */
  readonly refreshToken?: string | undefined
  /** Names the session, and opens nothing. */
  readonly sessionId?: string | undefined
}

/** Where the record of a server is kept. */
export type KeyStore = {
  read(): Promise<KeyRecord | undefined>
  write(record: KeyRecord): Promise<void>
}
