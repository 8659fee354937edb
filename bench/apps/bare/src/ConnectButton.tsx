import { useState } from 'react'
import { useConnection, useDisconnect } from 'wagmi'
import { WalletList } from './WalletList.tsx'

export function ConnectButton() {
  const { address } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  const [isOpen, setOpen] = useState(false)

  if (address)
    return (
      <button type="button" onClick={() => disconnect()}>
        {address.slice(0, 6)}…{address.slice(-4)}
      </button>
    )
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
        Connect wallet
      </button>
      {isOpen && <WalletList />}
    </>
  )
}
