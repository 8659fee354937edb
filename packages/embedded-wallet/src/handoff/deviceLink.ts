import { is } from 'valibot'
import type { Bytes } from '../custody/bytes/bytes.ts'
import { fromBase64Url, toBase64Url } from '../protocol/toBase64Url.ts'
import { wireParts } from '../service/wireParts.ts'

/** What the link of a new device says. It opens nothing, and is no secret. */
export type DeviceLink = {
  /** The hash of the device's public key, as `createDeviceHash` makes it. */
  readonly hash: Bytes
  /** The page that the visitor logs in to there. */
  readonly host: string
}

const form = /^([\w-]{43})\.(https?:.{1,280})$/

/** The fragment of `/w/device`, which a device shows as a QR code. */
export const deviceLink: {
  write(link: DeviceLink): string
  read(fragment: string): DeviceLink | undefined
} = {
  write: ({ hash, host }) => `${toBase64Url(hash)}.${host}`,
  read(fragment) {
    const [, hash = '', host = ''] = form.exec(fragment) ?? []
    if (!is(wireParts.hash, hash) || !is(wireParts.origin, host)) return undefined
    return { hash: fromBase64Url(hash), host }
  },
}
