import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { siwx } from '../server/siwx.ts'
import { Visitor, Wallet } from './Wallet.tsx'

// biome-ignore lint/style/noDefaultExport: Next takes a default export
export default async function Layout({ children }: { children: ReactNode }) {
  const session = await siwx.readSession({ headers: await headers() })
  return (
    <html lang="en">
      <body>
        <Wallet session={session}>
          <Visitor />
          {children}
        </Wallet>
      </body>
    </html>
  )
}
