import { useAppKit, useAppKitAccount, useAppKitNetwork } from '@cleat/react'
import { grantPermissions } from '@cleat/react/appkit/smart-session'
import { useState } from 'react'
import { numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { Panel } from './Panel.tsx'

/** The key of the app, which could act without asking from now on. */
const { publicKey } = privateKeyToAccount(generatePrivateKey())

/** A permission to spend a little a day, and the list of what was allowed. */
export function PermissionsPanel() {
  const { isConnected } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const { open } = useAppKit()
  const [outcome, setOutcome] = useState('')
  const grant = async () => {
    const now = Math.floor(Date.now() / 1000)
    setOutcome('')
    try {
      const { pci, context } = await grantPermissions({
        expiry: now + 7 * 86_400,
        chainId: numberToHex(Number(chainId)),
        signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
        permissions: [
          {
            type: 'native-token-recurring-allowance',
            data: { allowance: numberToHex(10n ** 16n), start: now, period: 86_400 },
          },
        ],
        policies: [],
      })
      setOutcome(`${pci} ${context.length > 2}`)
    } catch (error) {
      setOutcome(String((error as { code?: unknown }).code))
    }
  }
  return (
    <Panel title="Permissions">
      <div className="actions">
        <button type="button" disabled={!isConnected} onClick={grant}>
          Allow 0.01 a day
        </button>
        <button
          type="button"
          disabled={!isConnected}
          onClick={() => open({ view: 'AccountSettings' })}
        >
          Open account settings
        </button>
      </div>
      <output data-testid="permission-outcome">{outcome}</output>
    </Panel>
  )
}
