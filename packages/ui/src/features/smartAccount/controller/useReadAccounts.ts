import type { SmartAccountController } from '@cleat/core'
import { useEffect } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'

/** Reads the account on all networks: when a view appears, and when another account is in use. */
export function useReadAccounts(slice: SmartAccountController): void {
  const shown = useAccount()
  const subject = shown && `${shown.namespace}|${shown.address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is read, too
  useEffect(() => void slice.readAccountCode(), [slice, subject])
}
