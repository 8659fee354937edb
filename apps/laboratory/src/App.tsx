import { AppKitButton, AppKitProvider } from '@cleat/react/appkit'
import { NavLink, Route, Routes } from 'react-router'
import { devtools, kit, simulation } from './kit/kit.ts'
import { ConfigurationsPage } from './pages/ConfigurationsPage.tsx'
import { HooksPage } from './pages/HooksPage.tsx'
import { PlaygroundPage } from './pages/PlaygroundPage.tsx'
import { ThemePage } from './pages/ThemePage.tsx'
import { WalletsPage } from './pages/WalletsPage.tsx'
import { ThemeSwitch } from './panels/ThemeSwitch.tsx'

export function App() {
  return (
    <AppKitProvider kit={kit}>
      <header className="top">
        <img src="/icon.svg" alt="" width={28} height={28} />
        <nav aria-label="Pages">
          <NavLink to={{ pathname: '/', search: location.search }}>Playground</NavLink>
          <NavLink to={{ pathname: '/hooks', search: location.search }}>Hooks</NavLink>
          <NavLink to={{ pathname: '/wallets', search: location.search }}>Wallets</NavLink>
          <NavLink to={{ pathname: '/configurations', search: location.search }}>
            Configurations
          </NavLink>
          <NavLink to={{ pathname: '/theme', search: location.search }}>Theme</NavLink>
        </nav>
        <ThemeSwitch />
        <AppKitButton />
      </header>
      <main>
        <Routes>
          <Route path="/" element={<PlaygroundPage />} />
          <Route path="/hooks" element={<HooksPage />} />
          <Route path="/wallets" element={<WalletsPage />} />
          <Route path="/configurations" element={<ConfigurationsPage />} />
          <Route path="/theme" element={<ThemePage />} />
        </Routes>
      </main>
      {devtools && <devtools.CleatDevtools simulation={simulation} />}
    </AppKitProvider>
  )
}
