import { ChainCard } from '../ChainCard.tsx'

/** The page that needs a wallet. */
export function Sign() {
  return (
    <>
      <ChainCard family="eip155" name="Ethereum and Base" />
      <ChainCard family="solana" name="Solana" />
      <ChainCard family="bip122" name="Bitcoin" />
      <ChainCard family="polkadot" name="Polkadot" />
    </>
  )
}
