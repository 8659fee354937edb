import { useAppKitAccount } from '@cleat/react/appkit'
import { ActivityCard } from './ActivityCard.tsx'
import { CrossingCard } from './CrossingCard.tsx'
import { HelloCard } from './HelloCard.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { WalletCard } from './WalletCard.tsx'
import { Welcome } from './Welcome.tsx'

export function App() {
  const { isConnected } = useAppKitAccount()
  return (
    <>
      <header>
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" width={28} height={28} />
          Ferry
        </a>
        <ThemeSwitch />
        <div className="wallet">
          <appkit-network-button size="sm" />
          <appkit-button size="sm" balance="hide" label="Connect" />
        </div>
      </header>
      <main>
        {isConnected ? (
          <div className="cards">
            <WalletCard />
            <HelloCard />
            <CrossingCard />
          </div>
        ) : (
          <Welcome />
        )}
        <ActivityCard />
      </main>
    </>
  )
}
