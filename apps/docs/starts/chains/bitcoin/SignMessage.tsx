import type { BitcoinProvider } from '@cleat/adapter-bitcoin'
import { useAppKitAccount, useAppKitProvider } from '@cleat/react'
import { useState } from 'react'

export function SignMessage() {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<BitcoinProvider>('bip122')
  const [signature, setSignature] = useState('')

  async function sign() {
    if (!walletProvider || !address) return
    setSignature(await walletProvider.signMessage({ message: 'Hello', address }))
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
