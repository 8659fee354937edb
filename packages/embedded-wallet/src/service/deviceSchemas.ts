import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** A browser of the account. Its id is that of its holder. */
export type WalletDevice = {
  readonly id: string
  /** Such as `Chrome on macOS`. */
  readonly label: string
  /** A `pending` one waits for `POST devices/:id/approve`. */
  readonly state: 'pending' | 'active'
  readonly isCurrent: boolean
  /** Where shares for it are sealed to. The same as in the keystore, or it is not its device. */
  readonly publicKey: string
  /** The thumbprint of its signing key (RFC 7638). */
  readonly thumbprint: string
  readonly createdAt: string
  readonly lastUsedAt: string
}

/** `POST devices`. The DPoP key of the request becomes the signing key of the device. */
export type RegisterDevice = { readonly label: string; readonly publicKey: string }

const device: v.GenericSchema<unknown, WalletDevice> = v.strictObject({
  id: wireParts.id,
  label: wireParts.line(60),
  state: v.picklist(['pending', 'active']),
  isCurrent: v.boolean(),
  publicKey: wireParts.publicKey,
  thumbprint: wireParts.hash,
  createdAt: wireParts.instant,
  lastUsedAt: wireParts.instant,
})

/** Requests and answers of `devices`. `approve` has an empty body and answers with the device. */
export const deviceSchemas: {
  readonly register: v.GenericSchema<unknown, RegisterDevice>
  readonly answer: v.GenericSchema<unknown, { readonly device: WalletDevice }>
  readonly list: v.GenericSchema<unknown, { readonly devices: readonly WalletDevice[] }>
} = {
  register: v.strictObject({ label: wireParts.line(60), publicKey: wireParts.publicKey }),
  answer: v.strictObject({ device }),
  list: v.strictObject({ devices: v.array(device) }),
}
