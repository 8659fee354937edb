import type { PolkadotProvider } from '@cleat/adapter-polkadot'
import { useAppKitAccount, useAppKitProvider } from '@cleat/react'
import { useState } from 'react'

export function SignMessage() {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<PolkadotProvider>('polkadot')
  const [signature, setSignature] = useState('')

  async function sign() {
    if (!walletProvider || !address) return
    // The bytes of `Hello`. Extensions wrap them in `<Bytes>` before they sign.
    const { signature } = await walletProvider.signRaw({
      address,
      data: '0x48656c6c6f',
      type: 'bytes',
    })
    setSignature(signature)
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
