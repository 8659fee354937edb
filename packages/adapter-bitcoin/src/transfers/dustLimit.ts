import type { ParsedAddress } from '../chain/parseAddress.ts'

/** Nodes pass on no output below this, in satoshi: it would cost more to spend than it brings. */
export const dustLimit: Readonly<Record<ParsedAddress['kind'], bigint>> = {
  ...{ pkh: 546n, sh: 540n, wpkh: 294n, wsh: 330n, tr: 330n },
}
