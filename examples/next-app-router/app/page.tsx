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
        <section className="welcome">
          <h1>Moored on the server.</h1>
          <p>Rendered there, and taken over here without a word.</p>
        </section>
        <WalletCard />
      </main>
    </>
  )
}
