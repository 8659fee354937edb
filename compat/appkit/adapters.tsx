import { BitcoinAdapter, type BitcoinConnector } from '@cleat/adapter-bitcoin'
import { EthersAdapter } from '@cleat/adapter-ethers'
import { Ethers5Adapter } from '@cleat/adapter-ethers/v5'
import {
  SolanaAdapter,
  type Provider as SolanaProvider,
  useAppKitConnection,
} from '@cleat/adapter-solana/react'
import { AppKitProvider, type ChainAdapter, useAppKitProvider } from '@cleat/react/appkit'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { evmNetworks } from './networks.ts'
import { wagmiAdapter } from './options.ts'

export const adapters: ChainAdapter[] = [
  new EthersAdapter(),
  new SolanaAdapter(),
  new BitcoinAdapter(),
]

export const adaptersOfEthers5: ChainAdapter[] = [new Ethers5Adapter()]

const queryClient = new QueryClient()

export function Providers({ children }: { children: ReactNode }): ReactNode {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitProvider projectId="1" adapters={[wagmiAdapter]} networks={evmNetworks}>
          {children}
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

export function Solana(): ReactNode {
  const { connection } = useAppKitConnection()
  const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
  const send = async () => {
    if (!connection || !walletProvider.publicKey) return
    const payer = new PublicKey(walletProvider.publicKey.toBase58())
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(
      SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 }),
    )
    await walletProvider.sendTransaction(transaction, connection)
    await walletProvider.signMessage(new TextEncoder().encode('Hello'))
  }
  return <button onClick={send}>Send</button>
}

export function Bitcoin(): ReactNode {
  const { walletProvider } = useAppKitProvider<BitcoinConnector>('bip122')
  const sign = async () => {
    const [first] = await walletProvider.getAccountAddresses()
    if (!first) return
    await walletProvider.signMessage({ address: first.address, message: 'Hello' })
    await walletProvider.sendTransfer({ amount: '1000', recipient: first.address })
    await walletProvider.signPSBT({ psbt: '', signInputs: [], broadcast: false })
  }
  return <button onClick={sign}>Sign</button>
}
