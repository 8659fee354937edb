import { EthersAdapter } from '@cleat/adapter-ethers'
import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'
import { BrowserProvider, type Eip1193Provider, verifyMessage } from 'ethers'
import { find } from './find.ts'

const message = 'Hello from the raft'

// This also defines `<appkit-button>` and `<appkit-network-button>`, which the page has already.
const kit = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, base],
  // RPC URLs by CAIP-2 id, for development against your own chains.
  customRpcUrls: JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}'),
  themeMode: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  themeVariables: { '--w3m-accent': 'light-dark(#1f6f50, #6fd0a6)' },
})

const showAccount = ({ address = '', status }: ReturnType<typeof kit.getAccount>) => {
  find('[data-testid=address]').textContent = address && `${address.slice(0, 8)}…`
  find('[data-testid=address]').title = address
  find('[data-testid=status]').textContent = status ?? ''
}
const showNetwork = (network = kit.getCaipNetwork()) => {
  find('[data-testid=network]').textContent = network?.name ?? ''
}

// Subscriptions report changes only.
showAccount(kit.getAccount())
showNetwork()
kit.subscribeAccount(showAccount)
kit.subscribeCaipNetworkChange(showNetwork)

find('#sign').addEventListener('click', async () => {
  const said = find('[data-testid=signed]')
  const provider = kit.getWalletProvider<Eip1193Provider>()
  if (!provider) return void kit.open({ view: 'Connect' })
  said.textContent = 'Waiting for the wallet…'
  try {
    const signer = await new BrowserProvider(provider).getSigner()
    said.textContent = `Signed by ${verifyMessage(message, await signer.signMessage(message))}`
  } catch (error) {
    said.textContent = error instanceof Error ? error.message : 'It did not work.'
  }
})
