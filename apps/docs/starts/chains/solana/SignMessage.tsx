import type { SolanaProvider } from '@cleat/adapter-solana'
import { useAppKitProvider } from '@cleat/react'
import { useState } from 'react'

export function SignMessage() {
  const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
  const [signature, setSignature] = useState('')

  async function sign() {
    if (!walletProvider) return
    const bytes = await walletProvider.signMessage(new TextEncoder().encode('Hello'))
    setSignature(btoa(String.fromCharCode(...bytes)))
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
