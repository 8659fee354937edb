import { useAppKitSIWX } from '@cleat/react/appkit'
import {
  BIP122Verifier,
  CloudAuthSIWX,
  DefaultSIWX,
  EIP155Verifier,
  InformalMessenger,
  LocalStorage,
  ReownAuthentication,
  SolanaVerifier,
} from '@cleat/siwx'
import {
  createSIWEConfig,
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
  verifySignature,
} from '@cleat/siwx/siwe'
import type { ReactNode } from 'react'

/** A sign-in without a server. */
export const siwx = new DefaultSIWX({
  messenger: new InformalMessenger({
    domain: 'example.com',
    uri: 'https://example.com',
    getNonce: async ({ accountAddress }) => `${accountAddress.slice(2, 10)}abc`,
    expiration: 60_000,
    statement: 'Sign in',
    resources: ['https://example.com/terms'],
    getRequestId: async () => '1',
    clearChainIdNamespace: true,
  }),
  verifiers: [new EIP155Verifier(), new SolanaVerifier(), new BIP122Verifier()],
  storage: new LocalStorage({ key: '@appkit/siwx' }),
  required: false,
})

/** A sign-in by a service, under both of its names. */
export async function signInByService(): Promise<void> {
  const options = {
    localAuthStorageKey: '@appkit/siwx-auth-token',
    localNonceStorageKey: '@appkit/siwx-nonce-token',
    required: false,
  } as const
  const service: CloudAuthSIWX = new ReownAuthentication(options)
  new CloudAuthSIWX().on('sessionChanged', (session) => session?.data.accountAddress)
  const { metadata } = await service.getSessionAccount()
  await service.setSessionAccountMetadata({ metadata })
  await service.requestEmailOtp({ email: 'a@example.com', account: 'eip155:1:0x1' })
  await service.confirmEmailOtp({ code: '123456' })
  service.removeAllListeners()
}

/** A sign-in of an EVM app. */
export const siweConfig = createSIWEConfig({
  getNonce: async (address = '') => `${getDidAddress(address)}${getDidChainId(address)}`,
  getMessageParams: async () => ({
    domain: 'example.com',
    uri: 'https://example.com',
    chains: [1],
    statement: 'Sign in',
  }),
  createMessage: ({ address, ...args }) => formatMessage(args, address),
  verifyMessage: async ({ message, signature }) => verifySignature({ message, signature }),
  getSession: async () => ({
    address: getAddressFromMessage(''),
    chainId: Number(getChainIdFromMessage('').split(':')[1]),
  }),
  signOut: async () => true,
  onSignIn: (session) => session?.address,
  onSignOut: () => undefined,
  required: true,
  enabled: true,
  nonceRefetchIntervalMs: 300_000,
  sessionRefetchIntervalMs: 300_000,
  signOutOnDisconnect: true,
  signOutOnAccountChange: true,
  signOutOnNetworkChange: true,
})

export function SignIn(): ReactNode {
  const current = useAppKitSIWX<DefaultSIWX>()
  return <p>{String(current?.getRequired())}</p>
}
