import { useConnect, useConnectors } from 'wagmi'

export function WalletList() {
  const connectors = useConnectors()
  const { mutate: connect, isPending, error } = useConnect()

  return (
    <div role="dialog" aria-label="Wallets">
      {connectors.length === 0 && <p>No wallet was found in this browser.</p>}
      <ul>
        {connectors.map((connector) => (
          <li key={connector.uid}>
            <button type="button" disabled={isPending} onClick={() => connect({ connector })}>
              {connector.icon && <img src={connector.icon} alt="" width={24} height={24} />}
              {connector.name}
            </button>
          </li>
        ))}
      </ul>
      {error && <p role="alert">{error.message}</p>}
    </div>
  )
}
