import { toSafeLink } from '@cleat/core/wallets'

/**
 * Returns the address if it is an https page, otherwise `undefined`. For addresses from the app.
 */
export function toSafeUrl(value: string | undefined): string | undefined {
  return toSafeLink(value, { kind: 'web', isFromApp: true })
}
