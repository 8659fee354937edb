import { AppKitButton } from '@cleat/react'
import { Link } from 'react-router'

export function Home() {
  return (
    <main>
      <AppKitButton />
      <Link to="/sign">Sign a message</Link>
    </main>
  )
}
