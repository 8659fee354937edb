import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** What the service serves as pages. `GET manifest`, for comparison with a release. */
export type WalletManifest = {
  /** SHA-256 of the paths and hashes of all files. */
  readonly build: string
  readonly files: readonly {
    readonly path: string
    /** SHA-256 of the file. */
    readonly hash: string
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
