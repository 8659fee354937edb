import { Wallet } from './Wallet.tsx'

export default function Page() {
  return (
    <main>
      <Wallet />
    </main>
  )
}
