import { readAccountId } from './readAccountId.ts'

/**
 * Whether the one who signed is who a CAIP-10 account id names: a contract on its chain alone, a
 * key on any chain of its family.
 */
export function isNamedBy(
  account: string,
  signed: { readonly account: string; readonly kind: 'key' | 'contract' },
): boolean {
  if (signed.kind === 'contract') return signed.account === account
  const [own, named] = [readAccountId(signed.account), readAccountId(account)]
  return own !== undefined && own.namespace === named?.namespace && own.form === named.form
}
