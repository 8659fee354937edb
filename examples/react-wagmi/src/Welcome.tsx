import { useAppKit, useAppKitState } from '@cleat/react/appkit'

/** The page without a connected wallet. */
export function Welcome() {
  const { open } = useAppKit()
  const { open: isOpen, connectingWallet } = useAppKitState()
  return (
    <section className="welcome">
      <h1>Bring it across.</h1>
      <p>Say hello with your key, and send a little ether over to the other side.</p>
      <div className="actions">
        <button type="button" className="primary" onClick={() => open({ view: 'Connect' })}>
          {isOpen ? `Waiting for ${connectingWallet?.name ?? 'you'}…` : 'Step aboard'}
        </button>
        <button type="button" onClick={() => open({ view: 'Networks' })}>
          Choose a network
        </button>
      </div>
    </section>
  )
}
