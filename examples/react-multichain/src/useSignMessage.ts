import type { BitcoinProvider } from '@cleat/adapter-bitcoin'
import type { PolkadotProvider } from '@cleat/adapter-polkadot'
import type { SolanaProvider } from '@cleat/adapter-solana'
import { useAppKitProvider } from '@cleat/react/appkit'
import { type Address, type EIP1193Provider, stringToHex } from 'viem'

export type Family = 'eip155' | 'solana' | 'bip122' | 'polkadot'

/** Signs a text with the provider of a chain family. */
export function useSignMessage(
  family: Family,
): (message: string, address: string) => Promise<string | undefined> {
  const { walletProvider: evm } = useAppKitProvider<EIP1193Provider>('eip155')
  const { walletProvider: solana } = useAppKitProvider<SolanaProvider>('solana')
  const { walletProvider: bitcoin } = useAppKitProvider<BitcoinProvider>('bip122')
  const { walletProvider: polkadot } = useAppKitProvider<PolkadotProvider>('polkadot')
  return {
    eip155: async (message: string, address: string) =>
      evm?.request({ method: 'personal_sign', params: [stringToHex(message), address as Address] }),
    solana: async (message: string) =>
      solana?.signMessage(new TextEncoder().encode(message)).then(toBase64),
    bip122: async (message: string, address: string) => bitcoin?.signMessage({ message, address }),
    polkadot: async (message: string, address: string) => {
      const data = stringToHex(message)
      return (await polkadot?.signRaw({ address, data, type: 'bytes' }))?.signature
    },
  }[family]
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
