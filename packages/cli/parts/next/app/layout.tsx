import './globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ContextProvider } from '../context/index.tsx'

export const metadata: Metadata = { title: 'Quay', description: 'Next with the App Router' }

// biome-ignore lint/style/noDefaultExport: Next takes a default export
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <ContextProvider>{children}</ContextProvider>
      </body>
    </html>
  )
}
