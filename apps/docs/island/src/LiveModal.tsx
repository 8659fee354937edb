import { AppKitButton, useAppKit, useAppKitAccount } from '@cleat/react'
import { useFollowedTheme } from './useFollowedTheme.ts'
import './kit.ts'

/** Buttons that open the modal on its most telling views. */
export function LiveModal() {
  const { open } = useAppKit()
  const { isConnected } = useAppKitAccount()
  useFollowedTheme()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
      <AppKitButton />
      <button type="button" className="live-button" onClick={() => open({ view: 'Networks' })}>
        Networks
      </button>
      <button type="button" className="live-button" onClick={() => open({ view: 'WhatIsAWallet' })}>
        What is a wallet?
      </button>
      {isConnected && (
        <button
          type="button"
          className="live-button"
          onClick={() => open({ view: 'WalletReceive' })}
        >
          Receive
        </button>
      )}
    </div>
  )
}
