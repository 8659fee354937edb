import { useAppKitProvider } from '@cleat/react'
import { BrowserProvider, type Eip1193Provider } from 'ethers'
import { useState } from 'react'

export function SignMessage() {
  const { walletProvider } = useAppKitProvider<Eip1193Provider>('eip155')
  const [signature, setSignature] = useState('')

  async function sign() {
    if (!walletProvider) return
    const signer = await new BrowserProvider(walletProvider).getSigner()
    setSignature(await signer.signMessage('Hello'))
  }

  return (
    <>
      <button type="button" onClick={sign}>
        Sign a message
      </button>
      <output>{signature}</output>
    </>
  )
}
