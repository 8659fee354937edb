'use client'

import './config'
import { AppKitButton, useAppKitAccount } from '@cleat/react'
import { Providers } from './Providers'
import { SignMessage } from './SignMessage'

export function Wallet() {
  return (
    <Providers>
      <AppKitButton />
      <Signing />
    </Providers>
  )
}

function Signing() {
  const { isConnected } = useAppKitAccount()
  return isConnected ? <SignMessage /> : null
}
