import injectedModule from '@web3-onboard/injected-wallets'
import { init, useConnectWallet, useSetChain } from '@web3-onboard/react'
import { BrowserProvider } from 'ethers'

init({
  wallets: [injectedModule()],
  chains: [
    { id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl: 'https://ethereum.example' },
    { id: '0x2105', token: 'ETH', label: 'Base', rpcUrl: 'https://base.example' },
  ],
})

export function App() {
  const [{ wallet, connecting }, connect, disconnect] = useConnectWallet()
  const [, setChain] = useSetChain()

  async function sign() {
    if (!wallet) return
    const signer = await new BrowserProvider(wallet.provider).getSigner()
    await signer.signMessage('Hello')
  }

  if (!wallet)
    return (
      <button type="button" disabled={connecting} onClick={() => connect()}>
        Connect
      </button>
    )
  return (
    <>
      <p>{wallet.accounts[0]?.address}</p>
      <button type="button" onClick={sign}>
        Sign
      </button>
      <button type="button" onClick={() => setChain({ chainId: '0x2105' })}>
        Use Base
      </button>
      <button type="button" onClick={() => disconnect(wallet)}>
        Disconnect
      </button>
    </>
  )
}
