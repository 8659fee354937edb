import { SignCard } from '../SignCard.tsx'

/** The page that needs a wallet. */
export function Sign() {
  return <SignCard />
}
