import { createClient, http } from 'viem'
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
    bundler: bundlerUrl ? createClient({ transport: http(bundlerUrl) }) : undefined,
    paymaster:
      bundlerUrl && paymasterUrl
        ? createClient({
            // One that is busy is waited for by who cannot pay.
            transport: http(paymasterUrl, { retryCount: 0, timeout: 30_000 }),
          })
        : undefined,
  }
}
