import { kit } from './config.ts'
import { find } from './find.ts'
import { sign } from './sign.ts'

const message = 'Hello from the raft'

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
  if (!kit.getIsConnectedState()) return void kit.open({ view: 'Connect' })
  said.textContent = 'Waiting for the wallet…'
  try {
    said.textContent = await sign(message)
  } catch (error) {
    said.textContent = error instanceof Error ? error.message : 'It did not work.'
  }
})
