import { http } from 'viem'
import { createBundlerClient, createPaymasterClient } from 'viem/account-abstraction'
import type { AccountParts } from './accountParts.ts'

/** The bundler of an account, and who is asked to pay there. Sends no request. */
export function openBundler({
  bundlerUrl,
  paymasterUrl,
}: {
  bundlerUrl: string | undefined
  paymasterUrl: string | undefined
}): Pick<AccountParts, 'bundler' | 'paymaster'> {
  return {
    bundler: bundlerUrl ? createBundlerClient({ transport: http(bundlerUrl) }) : undefined,
    paymaster:
      bundlerUrl && paymasterUrl
        ? createPaymasterClient({
            // One that is busy is waited for by who cannot pay.
            transport: http(paymasterUrl, { retryCount: 0, timeout: 30_000 }),
          })
        : undefined,
  }
}
