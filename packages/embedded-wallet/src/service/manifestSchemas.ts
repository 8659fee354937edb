import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** What the service serves as pages. `GET manifest`, for comparison with a release. */
export type WalletManifest = {
  /** SHA-256 of the paths and hashes of all files, base64url. */
  readonly build: string
  /** In the order of their paths. */
  readonly files: readonly {
    /** Of the wallet's origin, such as `/frame.html`. */
    readonly path: string
    /** SHA-256 of the file, base64url. */
    readonly hash: string
    /** How many bytes it has. */
    readonly bytes: number
  }[]
}

/** The answers of `GET manifest` and `GET health`. */
export const manifestSchemas: {
  readonly manifest: v.GenericSchema<unknown, WalletManifest>
  readonly health: v.GenericSchema<unknown, { readonly status: 'ok' }>
} = {
  manifest: v.strictObject({
    build: wireParts.hash,
    files: v.array(
      v.strictObject({
        path: v.pipe(v.string(), v.regex(/^\/[\w./-]{1,200}$/)),
        hash: wireParts.hash,
        bytes: wireParts.count,
      }),
    ),
  }),
  health: v.strictObject({ status: v.literal('ok') }),
}
