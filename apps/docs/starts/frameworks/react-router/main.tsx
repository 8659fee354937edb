import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Home } from './Home.tsx'
import { Providers } from './Providers'
import { requireAccount } from './requireAccount.ts'
import { SignMessage } from './SignMessage'

const router = createBrowserRouter([
  { path: '/', Component: Home },
  {
    path: '/sign',
    loader: requireAccount,
    Component: SignMessage,
    HydrateFallback: () => <p>One moment…</p>,
  },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
)
