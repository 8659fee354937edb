import { EthersAdapter } from '@cleat/adapter-ethers'
import {
  createAppKit,
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitProvider,
  useDisconnect,
} from '@cleat/react'
import { base, mainnet } from '@cleat/react/networks'
import { BrowserProvider, type Eip1193Provider } from 'ethers'

createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, base],
  customRpcUrls: {
    'eip155:1': [{ url: 'https://ethereum.example' }],
    'eip155:8453': [{ url: 'https://base.example' }],
  },
})

export function App() {
  const { open } = useAppKit()
  const { address, status } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<Eip1193Provider>('eip155')
  const { switchNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()

  async function sign() {
    if (!walletProvider) return
    const signer = await new BrowserProvider(walletProvider).getSigner()
    await signer.signMessage('Hello')
  }

  if (!address)
    return (
      <button type="button" disabled={status === 'connecting'} onClick={() => open()}>
        Connect
      </button>
    )
  return (
    <>
      <p>{address}</p>
      <button type="button" onClick={sign}>
        Sign
      </button>
      <button type="button" onClick={() => switchNetwork(base)}>
        Use Base
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}
