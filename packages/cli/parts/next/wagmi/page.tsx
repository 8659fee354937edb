import { SignCard } from './SignCard.tsx'
import { WalletCard } from './WalletCard.tsx'

// biome-ignore lint/style/noDefaultExport: Next takes a default export
export default function Home() {
  return (
    <>
      <header>
        Quay
        <appkit-button size="sm" balance="hide" />
      </header>
      <main>
        <WalletCard />
        <SignCard />
      </main>
    </>
  )
}
