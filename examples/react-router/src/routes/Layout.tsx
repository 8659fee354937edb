import { AppKitButton, useAppKitAccount } from '@cleat/react/appkit'
import { useEffect } from 'react'
import { NavLink, Outlet, useRevalidator } from 'react-router'

/** What all pages have. Loaders run again when the account changes. */
export function Layout() {
  const { address, status } = useAppKitAccount()
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason to ask again
  useEffect(() => {
    void revalidate()
  }, [address, revalidate])
  return (
    <>
      <header>
        Canal
        <nav>
          <NavLink to="/">Home</NavLink>
          <NavLink to="/sign">Sign</NavLink>
        </nav>
        <AppKitButton size="sm" balance="hide" />
      </header>
      <main>
        <Outlet />
        <section className="card">
          <h2>Account</h2>
          <dl>
            <dt>Address</dt>
            <dd data-testid="address" title={address}>
              {address && `${address.slice(0, 8)}…${address.slice(-6)}`}
            </dd>
            <dt>Status</dt>
            <dd data-testid="status">{status}</dd>
          </dl>
        </section>
      </main>
    </>
  )
}
