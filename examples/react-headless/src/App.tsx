import { useAppKitAccount } from '@cleat/react/headless'
import { AccountCard } from './AccountCard.tsx'
import { SignCard } from './SignCard.tsx'
import { WalletCard } from './WalletCard.tsx'

export function App() {
  const { isConnected, status } = useAppKitAccount()
  return (
    <>
      <header>
        Tender
        <span data-testid="status">{status}</span>
      </header>
      <main>
        {isConnected ? (
          <>
            <AccountCard />
            <SignCard />
          </>
        ) : (
          <WalletCard />
        )}
      </main>
    </>
  )
}
