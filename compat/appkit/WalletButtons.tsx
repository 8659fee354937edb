import {
  createAppKitWalletButton,
  type ParsedCaipAddress,
  useAppKitUpdateEmail,
  useAppKitWallet,
} from '@cleat/react/wallet-button'
import type { ReactNode } from 'react'

const walletButton: ReturnType<typeof createAppKitWalletButton> = createAppKitWalletButton({
  namespace: 'eip155',
})

export async function connectDirectly(): Promise<string> {
  const stop = walletButton.subscribeIsReady(({ isReady }) => String(isReady))
  if (!walletButton.isReady()) stop()
  const { address, chainId, chainNamespace } = await walletButton.connect('metamask')
  return `${chainNamespace}:${chainId}:${address}`
}

export function ChangeEmail(): ReactNode {
  const { data, error, isPending, isError, isSuccess, updateEmail } = useAppKitUpdateEmail({
    onSuccess: ({ email }) => email,
    onError: (failure) => failure.message,
  })
  if (isError) return <p>{error?.message}</p>
  return (
    <button disabled={isPending} onClick={() => updateEmail()}>
      {isSuccess ? data?.email : 'Change email'}
    </button>
  )
}

export async function changeDirectly(): Promise<string> {
  return (await walletButton.updateEmail()).email
}

export function ConnectRow(): ReactNode {
  const { data, error, isReady, isPending, isError, isSuccess, connect } = useAppKitWallet({
    namespace: 'eip155',
    onSuccess: ({ address }: ParsedCaipAddress) => address,
    onError: (failure) => failure.message,
  })
  if (isError) return <p>{error?.message}</p>
  return (
    <>
      <button disabled={!isReady || isPending} onClick={() => connect('walletConnect')}>
        {isSuccess ? data?.address : 'WalletConnect'}
      </button>
      <appkit-wallet-button wallet="metamask" namespace="eip155" />
      <w3m-wallet-button wallet="walletConnect" />
    </>
  )
}
