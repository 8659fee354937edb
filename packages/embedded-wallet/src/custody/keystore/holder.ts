import type { Bytes } from '../bytes/bytes.ts'

/** A device or a method of recovery, to whose public key a share is sealed. */
export type Holder = {
  /** By letters, digits, hyphens and underscores. */
  readonly id: string
  readonly kind: 'device' | 'passkey' | 'code'
  /** `d` for devices, `r` for methods of recovery. */
  readonly role: 'd' | 'r'
  /** An uncompressed point of P-256: 65 bytes. */
  readonly publicKey: Bytes
  /** For people: "Chrome on macOS". */
  readonly label: string
  /** In ms since 1970. */
  readonly createdAt: number
  /** When a box was last opened with its key, in ms since 1970. */
  readonly lastTestedAt: number | undefined
}
