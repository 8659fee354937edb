import { randomUUID } from 'node:crypto'
import type { PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sessionTexts } from '../proof/sessionTexts.ts'

/** A key that signs texts: of an account, or of an app. */
export type SessionSigner = Pick<PrivateKeyAccount, 'address' | 'publicKey' | 'signMessage'>

export function createSessionSigner(): SessionSigner {
  return privateKeyToAccount(generatePrivateKey())
}

/** The body that stores a session, signed. */
export async function createSession(parameters: {
  /** CAIP-10. */
  account: string
  by: SessionSigner
  /** The key of the app. */
  delegate?: string | undefined
  changed?: object | undefined
}): Promise<{ pci: string; body: { session: string; signature: string } }> {
  const { account, by, delegate = createSessionSigner().publicKey, changed = {} } = parameters
  const pci = randomUUID()
  const fields = {
    ...{ pci, expiry: 2_000_000_000, context: '0xc0de' },
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: delegate }] } },
    permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1' } }],
    policies: [],
    project: { name: 'App', url: 'https://app.example' },
    ...changed,
  }
  const session = JSON.stringify(fields)
  const message = await sessionTexts.store({ account, pci: fields.pci, session })
  return { pci: fields.pci, body: { session, signature: await by.signMessage({ message }) } }
}
