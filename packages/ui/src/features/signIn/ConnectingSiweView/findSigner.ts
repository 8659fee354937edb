import { isCleatError, type SignInStatus } from '@cleat/core'

/** The other account that signed, if the wallet shares it. */
export function findSigner(
  status: SignInStatus,
  accounts: readonly { readonly address: string }[] = [],
): string | undefined {
  if (status.status !== 'failed' || !isCleatError(status.error, 'SIWX_ACCOUNT_MISMATCH'))
    return undefined
  const { actual } = status.error.context
  return accounts.find(({ address }) => address === actual)?.address
}
