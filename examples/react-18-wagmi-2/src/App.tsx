import { AppKitButton, AppKitNetworkButton, useAppKitAccount } from '@cleat/react'
import { version } from 'react'
import { AccountCard } from './AccountCard.tsx'
import { SendCard } from './SendCard.tsx'
import { SignCard } from './SignCard.tsx'

export function App() {
  const { isConnected } = useAppKitAccount()
  return (
    <>
      <header>
        Launch
        <div>
          <AppKitNetworkButton size="sm" />
          <AppKitButton size="sm" balance="hide" />
        </div>
      </header>
      <main>
        {isConnected ? (
          <>
            <AccountCard />
            <SignCard />
            <SendCard />
          </>
        ) : (
          <section className="welcome">
            <h1>Older, and quick enough.</h1>
            <p data-testid="version">React {version}</p>
          </section>
        )}
      </main>
    </>
  )
}
