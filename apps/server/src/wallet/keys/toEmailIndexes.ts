import type { WalletKeys } from './createWalletKeys.ts'

/** What an address is found by, by each root secret, the newest first. */
export function toEmailIndexes(keys: WalletKeys, email: string): readonly [string, ...string[]] {
  const [first, ...older] = keys.hash('email-index', email)
  const toText = ({ bytes }: typeof first) => bytes.toString('base64url')
  return [toText(first), ...older.map(toText)]
}
