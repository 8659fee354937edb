import { isCleatError, useAppKit } from '@cleat/react/appkit'
import { useNavigate, useSearchParams } from 'react-router'

/** The page for everybody. It leads back to the page that needed a wallet. */
export function Home() {
  const { open } = useAppKit()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = search.get('next')
  const connect = async () => {
    try {
      await open({ view: 'Connect' })
      if (next?.startsWith('/')) await navigate(next)
    } catch (error) {
      if (!isCleatError(error, 'CONNECTION_USER_CLOSED')) throw error
    }
  }
  return (
    <section className="welcome">
      <h1>Through the lock.</h1>
      <p>{next ? 'That page needs a wallet.' : 'One page is open, and one needs a wallet.'}</p>
      {next && (
        <button type="button" onClick={connect}>
          Connect and go on
        </button>
      )}
    </section>
  )
}
