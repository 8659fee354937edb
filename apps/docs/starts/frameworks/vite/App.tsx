import './config'
import { AppKitButton, useAppKitAccount } from '@cleat/react'
import { SignMessage } from './SignMessage'

export function App() {
  const { isConnected } = useAppKitAccount()
  return (
    <main>
      <AppKitButton />
      {isConnected && <SignMessage />}
    </main>
  )
}
