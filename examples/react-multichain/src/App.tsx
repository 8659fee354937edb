import { ChainCard } from './ChainCard.tsx'

export function App() {
  return (
    <>
      <header>
        Harbour
        <div>
          <appkit-network-button size="sm" />
          <appkit-button size="sm" balance="hide" />
        </div>
      </header>
      <main>
        <ChainCard family="eip155" name="Ethereum and Base" />
        <ChainCard family="solana" name="Solana" />
        <ChainCard family="bip122" name="Bitcoin" />
        <ChainCard family="polkadot" name="Polkadot" />
      </main>
    </>
  )
}
