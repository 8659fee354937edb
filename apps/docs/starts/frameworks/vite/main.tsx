import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Providers } from './Providers'

createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers>
    <App />
  </Providers>,
)
