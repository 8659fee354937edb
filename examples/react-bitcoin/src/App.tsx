import { useAppKitAccount } from '@cleat/react/appkit'
import { SendCard } from './SendCard.tsx'
import { SignCard } from './SignCard.tsx'
import { WalletCard } from './WalletCard.tsx'

export function App() {
  const { isConnected } = useAppKitAccount()
  return (
    <>
      <header>
        Lighthouse
        <div>
          <appkit-network-button size="sm" />
          <appkit-button size="sm" balance="hide" />
        </div>
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
            <h1>Steady as stone.</h1>
            <p>A signature and a payment on Bitcoin.</p>
          </section>
        )}
      </main>
    </>
  )
}
