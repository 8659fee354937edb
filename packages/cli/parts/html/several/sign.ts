import type { BitcoinProvider } from '@cleat/adapter-bitcoin'
import type { PolkadotProvider } from '@cleat/adapter-polkadot'
import type { SolanaProvider } from '@cleat/adapter-solana'
import { type Address, type EIP1193Provider, stringToHex } from 'viem'
import { kit } from './config.ts'

/** Signs a text with the account of the connected wallet, whatever its chain is. */
export async function sign(message: string): Promise<string> {
  const { address } = kit.getAccount()
  if (!address) throw new Error('Connect a wallet first.')
  switch (kit.getActiveChainNamespace()) {
    case 'solana': {
      const bytes = new TextEncoder().encode(message)
      const signature = await kit.getWalletProvider<SolanaProvider>()?.signMessage(bytes)
      return btoa(String.fromCharCode(...(signature ?? [])))
    }
    case 'bip122':
      return (
        (await kit.getWalletProvider<BitcoinProvider>()?.signMessage({ message, address })) ?? ''
      )
    case 'polkadot': {
      const data = stringToHex(message)
      const provider = kit.getWalletProvider<PolkadotProvider>()
      return (await provider?.signRaw({ address, data, type: 'bytes' }))?.signature ?? ''
    }
    default: {
      const params: [`0x${string}`, Address] = [stringToHex(message), address as Address]
      const provider = kit.getWalletProvider<EIP1193Provider>()
      return (await provider?.request({ method: 'personal_sign', params })) ?? ''
    }
  }
}
