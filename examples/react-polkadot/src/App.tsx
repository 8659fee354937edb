import { useAppKitAccount } from '@cleat/react/appkit'
import { SendCard } from './SendCard.tsx'
import { SignCard } from './SignCard.tsx'
import { WalletCard } from './WalletCard.tsx'

export function App() {
  const { isConnected } = useAppKitAccount()
  return (
    <>
      <header>
        Compass
        <appkit-button size="sm" balance="hide" />
      </header>
      <main>
        {isConnected ? (
          <>
            <WalletCard />
            <SignCard />
            <SendCard />
          </>
        ) : (
          <section className="welcome">
            <h1>Find the hub.</h1>
            <p>A signature and a payment with an extension of Polkadot.</p>
          </section>
        )}
      </main>
    </>
  )
}
