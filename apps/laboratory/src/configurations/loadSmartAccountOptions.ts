import { createAuthWallet } from '@cleat/embedded-wallet/connector'
import { createDevelopmentSigner } from '@cleat/embedded-wallet/development'
import type { createAppKit } from '@cleat/react'
import { generatePrivateKey } from 'viem/accounts'
import { fetchSmartChains } from '../localnet/fetchSmartChains.ts'

const key = 'laboratory.key'

/** An app with an embedded wallet, whose key is in this browser alone. */
export async function loadSmartAccountOptions(
  kind: 'delegated' | 'contract' = 'delegated',
): Promise<Partial<createAppKit.Parameters>> {
  const { chains, bundlerUrl, paymasterUrl, token, spender, contracts } = await fetchSmartChains()
  const privateKey = (localStorage.getItem(key) ?? generatePrivateKey()) as `0x${string}`
  localStorage.setItem(key, privateKey)
  const isSponsored = new URLSearchParams(location.search).get('sponsor') !== 'off'
  const { codeHash, creationHash } = contracts
  // The sponsor here pays for operations of a newer EntryPoint.
  const networks =
    kind === 'contract'
      ? { 'eip155:8453': { bundlerUrl, codeHash, creationHash }, 'eip155:1': { creationHash } }
      : { 'eip155:8453': { bundlerUrl, ...(isSponsored && { paymasterUrl }) } }
  return {
    customRpcUrls: Object.fromEntries(
      chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
    ),
    contracts: { [`eip155:8453:${spender}`]: { name: 'Local Router', trusted: true } },
    tokens: { 'eip155:8453': { address: token } },
    smartAccounts: { kind },
    authWallet: (kit) =>
      createAuthWallet({
        signer: createDevelopmentSigner({ privateKey, storage: kit.storage }),
        ...{ kit, name: 'Harbour', networks },
      }),
  }
}
