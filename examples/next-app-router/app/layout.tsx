import './globals.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ContextProvider } from '../context/index.tsx'

export const metadata: Metadata = { title: 'Quay', description: 'Next with the App Router' }

// biome-ignore lint/style/noDefaultExport: Next takes a default export
export default async function RootLayout({ children }: { children: ReactNode }) {
  const cookie = (await headers()).get('cookie')
  return (
    <html lang="en">
      <body>
        <ContextProvider cookie={cookie}>{children}</ContextProvider>
      </body>
    </html>
  )
}
