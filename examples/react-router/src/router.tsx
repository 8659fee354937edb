import { createBrowserRouter } from 'react-router'
import { requireAccount } from './requireAccount.ts'
import { Home } from './routes/Home.tsx'
import { Layout } from './routes/Layout.tsx'

export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: () => <p>One moment…</p>,
    children: [
      { index: true, Component: Home },
      {
        path: 'sign',
        loader: requireAccount,
        lazy: { Component: async () => (await import('./routes/Sign.tsx')).Sign },
      },
    ],
  },
])
