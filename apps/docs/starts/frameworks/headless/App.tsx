import './config'
import { useAppKitAccount, useDisconnect } from '@cleat/react/headless'
import { SignMessage } from './SignMessage'
import { WalletList } from './WalletList.tsx'

export function App() {
  const { address, isConnected } = useAppKitAccount()
  const { disconnect } = useDisconnect()
  if (!isConnected) return <WalletList />
  return (
    <main>
      <p>{address}</p>
      <SignMessage />
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </main>
  )
}
