import { OnchainKitProvider } from '@coinbase/onchainkit'
import { Avatar, Identity, Name } from '@coinbase/onchainkit/identity'
import {
  ConnectWallet,
  Wallet,
  WalletDropdown,
  WalletDropdownDisconnect,
} from '@coinbase/onchainkit/wallet'
import '@coinbase/onchainkit/styles.css'
import { useAccount } from 'wagmi'
import { base } from 'wagmi/chains'

export function App() {
  return (
    <OnchainKitProvider
      apiKey="YOUR_API_KEY"
      chain={base}
      config={{ appearance: { mode: 'dark' } }}
    >
      <Wallet>
        <ConnectWallet>
          <Avatar />
          <Name />
        </ConnectWallet>
        <WalletDropdown>
          <Identity hasCopyAddressOnClick />
          <WalletDropdownDisconnect />
        </WalletDropdown>
      </Wallet>
      <Greeting />
    </OnchainKitProvider>
  )
}

function Greeting() {
  const { address } = useAccount()
  return address ? <p>Hello, {address}</p> : null
}
