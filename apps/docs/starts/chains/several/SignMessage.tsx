import { useAppKit, useAppKitAccount } from '@cleat/react'

const families = ['eip155', 'solana', 'bip122', 'polkadot'] as const

export function SignMessage() {
  return families.map((namespace) => <Account key={namespace} namespace={namespace} />)
}

/** Each family of chains has its own wallet, account and network. */
function Account({ namespace }: { namespace: (typeof families)[number] }) {
  const { open } = useAppKit()
  const { address } = useAppKitAccount({ namespace })
  return (
    <p>
      {namespace}:{' '}
      {address ?? (
        <button type="button" onClick={() => open({ view: 'Connect', namespace })}>
          Connect
        </button>
      )}
    </p>
  )
}
