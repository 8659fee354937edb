import { getAddress, isAddress } from 'viem'

/** A wallet of the browser (EIP-1193), as it announces itself. */
export type SigningWallet = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly provider: {
    request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>
  }
}

/**
 * Asks a wallet for its account.
 * @throws what the wallet says, or where it names none
 */
export async function readSigner({ provider }: SigningWallet): Promise<`0x${string}`> {
  const accounts = await provider.request({ method: 'eth_requestAccounts' })
  const [account] = Array.isArray(accounts) ? accounts : []
  if (typeof account === 'string' && isAddress(account, { strict: false }))
    return getAddress(account)
  throw new Error('The wallet names no account.')
}
