import {
  createSubscription,
  getSmartSessions,
  grantPermissions,
  isSmartSessionSupported,
  revokeSmartSession,
} from '@cleat/react/appkit/smart-session'

const publicKey = '0x04'

export async function useSessions(): Promise<string> {
  if (!(await isSmartSessionSupported())) return 'none'
  const expiry = Math.floor(Date.now() / 1000) + 86_400
  const { context, permissions } = await grantPermissions({
    expiry,
    chainId: '0x1',
    address: '0x1',
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x1', start: 0, period: 3600 },
      },
      {
        type: 'erc20-recurring-allowance',
        data: { allowance: '0x1', start: 0, period: 3600, address: '0x1' },
      },
      {
        type: 'contract-call',
        data: { address: '0x1', abi: [], functions: [{ functionName: 'claim' }] },
      },
    ],
    policies: [{ type: 'call-limit', data: { count: 2 } }],
  })
  const subscription = await createSubscription({
    chainId: '0x1',
    signerPublicKey: publicKey,
    interval: '1m',
    asset: 'native',
    amount: '0x1',
    expiry,
  })
  const [session] = await getSmartSessions()
  const isRevoked = session && (await revokeSmartSession(session))
  return [context, permissions.length, subscription.pci, isRevoked].join()
}
