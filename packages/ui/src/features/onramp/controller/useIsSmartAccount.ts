import { useAccount } from '../../../kit/useAccount.ts'

/** Whether the wallet says that the account in use is a smart account. */
export function useIsSmartAccount(): boolean {
  const shown = useAccount()
  const all = shown?.account.allAccounts ?? []
  return all.some(({ address, type }) => address === shown?.address && type === 'smartAccount')
}
