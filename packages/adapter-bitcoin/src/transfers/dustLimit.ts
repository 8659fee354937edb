import type { ParsedAddress } from '@cleat/signatures/bip122'

/**
 * The dust limit in satoshis: nodes do not relay smaller outputs, which would cost more to spend
 * than they hold.
 */
export const dustLimit: Readonly<Record<ParsedAddress['kind'], bigint>> = {
  ...{ pkh: 546n, sh: 540n, wpkh: 294n, wsh: 330n, tr: 330n },
}
