import type { Bytes } from '../bytes/bytes.ts'

/** Two of them make the secret of a generation; one alone says nothing about it. */
export type Shares = {
  /** Sealed to every device. */
  readonly d: Bytes
  /** Wrapped by the server. */
  readonly s: Bytes
  /** Sealed to every method of recovery. */
  readonly r: Bytes
}
