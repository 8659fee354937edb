import { toSafeLink } from '@cleat/core/wallets'

/** The address when it leads to an https page, else nothing. For addresses that the app wrote. */
export function toSafeUrl(value: string | undefined): string | undefined {
  return toSafeLink(value, { kind: 'web', isFromApp: true })
}
